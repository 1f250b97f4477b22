import { createHash } from 'node:crypto'
import { CONFIG_FILE, conclude, inspect, readConfig, writeGenerated } from '@coney/litspec'
import type { Finding, Project, UnitModel } from '@coney/litspec'
import { linkUnits } from '../../../litspec/src/read/index.ts'
import { matching } from '../../../litspec/src/judge/matching.ts'
import { assembleEvidence } from '../../../litspec/src/testing/evidence/assemble.ts'
import type { FileTestimony } from '../../../litspec/src/testing/evidence/testimony.ts'
import { CaseRunner } from './cases.ts'
import type { Edit } from './fault.ts'
import { overlay } from './overlay.ts'
import type { Files } from './overlay.ts'
import { Readings } from './readings.ts'
import { testRecords } from './tests.ts'

/** The day of every judgement here. */
const TODAY = '2026-11-30'

/** What the gate says, and of which files. */
export interface Judgement {
  readonly files: Files
  readonly findings: readonly Finding[]
  readonly exitCode: 0 | 1 | 2 | 3
}

/**
 * What `npm run gate` does, in this process and on a sabotaged copy of the files: generate, run the cases, judge.
 *
 * Each part is the real one; only the disk, the turbo cache and the ordinary tests are missing. Those are for the real
 * copies. What a fault does to generated files or evidence is done last, as a hand would do it after the run.
 */
export class Gate {
  readonly #files: Files
  readonly #readings = new Readings()
  #runner: CaseRunner | undefined
  #own: ReturnType<typeof readConfig> | undefined

  constructor(files: Files) {
    this.#files = files
  }

  async judge(edits: readonly Edit[]): Promise<Judgement> {
    const early = overlay(
      this.#files,
      edits.filter((edit) => !isLast(edit)),
    )
    const { config, findings } = this.#configuration(early.get(CONFIG_FILE))
    if (config === undefined) return { files: early, findings, exitCode: 2 }
    const project = { config, files: early }
    const files = overlay(await this.#make(project), edits.filter(isLast))
    const fingerprint = (path: string): string | undefined => {
      const text = files.get(path)
      return text === undefined ? undefined : sha256(text)
    }
    const inspection = inspect({ config, files }, this.#readings.read)
    const verdict = conclude({ config, files }, inspection, { today: TODAY, sha256, fingerprint })
    return { files, findings: verdict.findings, exitCode: verdict.exitCode }
  }

  /** The configuration of nearly all faults is one and the same: so is then what was read by it. */
  #configuration(text: string | undefined): ReturnType<typeof readConfig> {
    if (text !== this.#files.get(CONFIG_FILE)) return readConfig(CONFIG_FILE, text)
    return (this.#own ??= readConfig(CONFIG_FILE, text))
  }

  async close(): Promise<void> {
    await this.#runner?.close()
  }

  /** The files with what is generated from the units and the evidence of a run. With a finding nothing is generated. */
  async #make(project: Project): Promise<Files> {
    const { config, files } = project
    const readings = matching(project, [config.units]).map(([file, text]) => this.#readings.read(file, text, config))
    const units = readings.flatMap(({ unit }) => unit ?? [])
    const found = readings.flatMap((reading) => reading.findings)
    const findings = [...found, ...linkUnits(units, config, found)]
    const sound = units.filter(({ file }) => !findings.some(({ place }) => place.file === file))
    const evidence = await this.#run(project, sound)
    if (findings.length > 0 || units.length === 0) return new Map([...files, ...evidence])
    const kept = [...files].filter(([path]) => !path.startsWith(`${config.generated}/`))
    const written = [...writeGenerated(units)].map(([path, text]) => [`${config.generated}/${path}`, text] as const)
    return new Map([...kept, ...evidence, ...written])
  }

  async #run(project: Project, units: readonly UnitModel[]): Promise<Files> {
    this.#runner ??= new CaseRunner(project)
    const heard = new Map<string, FileTestimony>()
    for (const unit of units) heard.set(unit.file, await this.#runner.run(unit, project.files))
    const evidence = assembleEvidence({
      units: new Map(units.map((unit) => [unit.file, unit])),
      testimonies: { units: heard, tests: testRecords(project, units), errors: [] },
      inputs: { hashes: hashesOf(project.files), changed: new Set() },
    })
    return new Map([...evidence].map(([path, one]) => [path, `${JSON.stringify(one, null, 2)}\n`]))
  }
}

/** Whether an edit waits until all is made: it says so, or it is one of what the gate itself makes. */
function isLast({ file, isLate }: Edit): boolean {
  return isLate === true || file.startsWith('generated/') || file.includes('/.evidence/')
}

function hashesOf(files: Files): ReadonlyMap<string, string> {
  const inputs = [...files].filter(([path]) => /^(?:spec|packages|tools)\//.test(path))
  return new Map(inputs.map(([path, text]) => [path, sha256(text)]))
}

const hashes = new Map<string, string>()
const REMEMBERED = 2000

/** SHA-256 (hex) of a text; nearly all texts are the same in every judgement. */
function sha256(text: string): string {
  const hash = hashes.get(text) ?? createHash('sha256').update(text).digest('hex')
  // What is made anew by each judgement would fill the memory.
  if (hashes.size < REMEMBERED) hashes.set(text, hash)
  return hash
}
