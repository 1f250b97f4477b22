import type { Case, Project, TestRecord, UnitModel } from '@coney/litspec'
import { performCase } from '@coney/litspec/runtime'
import type { FileTestimony } from '../../../litspec/src/testing/evidence/testimony.ts'
import { EditedModules } from './modules.ts'
import type { Files } from './overlay.ts'

/** What a unit's cases said, and the text of every file that this took. */
interface Hearing {
  readonly files: Files
  readonly testimony: FileTestimony
}

/** Runs the cases of units against their drivers. A unit is run again only when a file that its run took has changed. */
export class CaseRunner {
  readonly #modules: EditedModules
  readonly #heard = new Map<string, Hearing>()

  constructor(project: Project) {
    this.#modules = new EditedModules(project.config)
  }

  async run(unit: UnitModel, files: Files): Promise<FileTestimony> {
    const known = this.#heard.get(unit.file)
    if (known !== undefined && [...known.files].every(([path, text]) => files.get(path) === text))
      return known.testimony
    const { loaded, ...testimony } = await this.#perform(unit, files)
    const taken = new Map([unit.file, ...loaded].map((path) => [path, files.get(path) ?? '']))
    // The first run is the one of the repository as it is, to which the faults after it go back.
    if (known === undefined) this.#heard.set(unit.file, { files: taken, testimony })
    return testimony
  }

  close(): Promise<void> {
    return this.#modules.close()
  }

  async #perform(unit: UnitModel, files: Files): Promise<FileTestimony & { loaded: readonly string[] }> {
    const driver = `${unit.frontMatter.package}/test/driver.ts`
    if (unit.suites.length === 0) return { records: [], errors: [], loaded: [] }
    try {
      const { exports, loaded } = await this.#modules.evaluate(driver, files)
      const records: TestRecord[] = []
      for (const source of unit.cases) records.push(await record(unit, source, exports.createDriver, files))
      return { records, errors: [], loaded }
    } catch (error) {
      return { records: [], errors: [`${unit.file}: ${String(error).split('\n', 1)[0]}`], loaded: [] }
    }
  }
}

async function record(unit: UnitModel, source: Case, createDriver: unknown, files: Files): Promise<TestRecord> {
  const { file, start } = source.title.place
  const { types, suites, cases } = unit
  const script = { types, suites, cases, text: files.get(file) ?? '' }
  let seen: Pick<TestRecord, 'ran' | 'entered' | 'compared'> = { ran: [], entered: [], compared: 0 }
  const hasPassed = await performCase(
    { script, case: source, anchors: new Map(), createDriver: createDriver as () => unknown },
    ({ ran, entered, compared }) => (seen = { ran, entered, compared }),
  ).then(
    () => true,
    () => false,
  )
  return {
    kind: 'case',
    id: source.id,
    file,
    line: start.line,
    claims: [],
    state: hasPassed ? 'passed' : 'failed',
    ...seen,
  }
}
