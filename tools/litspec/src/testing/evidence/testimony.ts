import type { SerializedError, TestCase, TestModule } from 'vitest/node'
import type { TestRecord } from '../../model/index.ts'
import { describeError, errorsOf } from './errors.ts'
import { caseRecord, testRecord } from './records.ts'

/** What the test files of a run say, before it is sorted by units. */
export interface Testimonies {
  /** What each unit's Markdown says, by its path. */
  readonly units: ReadonlyMap<string, FileTestimony>
  /** Ordinary tests that name claims. */
  readonly tests: readonly TestRecord[]
  /** Errors that any unit may have to do with. */
  readonly errors: readonly string[]
}

export interface FileTestimony {
  readonly records: readonly TestRecord[]
  readonly errors: readonly string[]
}

/** Whose files they are. */
export interface Territory {
  readonly root: string
  pathOf(id: string): string | undefined
  isUnit(path: string): boolean
}

/** Hears every test file of a run. */
export function hearModules(
  modules: readonly TestModule[],
  unhandled: readonly SerializedError[],
  territory: Territory,
): Testimonies {
  const units = new Map<string, FileTestimony>()
  const tests: TestRecord[] = []
  const errors = unhandled.map((error) => describeError(error, territory.root))
  for (const module of modules) {
    const path = territory.pathOf(module.moduleId) ?? module.relativeModuleId
    const own = errorsOf(module).map((error) => `${path}: ${describeError(error, territory.root)}`)
    if (territory.isUnit(path)) {
      const { records, failures } = hearUnit(module, path, territory.root)
      const known = units.get(path) ?? { records: [], errors: [] }
      units.set(path, { records: [...known.records, ...records], errors: [...known.errors, ...own, ...failures] })
    } else {
      tests.push(...[...module.children.allTests()].flatMap((test) => testRecord(test, path) ?? []))
      errors.push(...own)
    }
  }
  return { units, tests, errors }
}

/** The cases of a unit, and whatever else failed in its Markdown: a finding. */
function hearUnit(module: TestModule, path: string, root: string): { records: TestRecord[]; failures: string[] } {
  const records: TestRecord[] = []
  const failures: string[] = []
  for (const test of module.children.allTests()) {
    const record = caseRecord(test, path)
    if (record) records.push(record)
    else
      for (const error of test.result().errors ?? [])
        failures.push(`${placeOf(test, path)}: ${describeError(error, root)}`)
  }
  return { records, failures }
}

function placeOf({ location }: TestCase, path: string): string {
  return location ? `${path}:${location.line}:${location.column}` : path
}
