import type { Finding, Located, Tag, UnitModel, Waiver } from '../model/index.ts'

/** Everything that a judgement rests on. Nothing else is looked at: no disk, no clock. */
export interface JudgeInput {
  /** The documents, as they were read. */
  readonly units: readonly UnitModel[]
  /** Every tag of the code, right or wrong. */
  readonly tags: readonly Tag[]
  /** Evidence files as parsed JSON, with `undefined` for text that is no JSON: the judge checks their form itself. */
  readonly evidence: readonly EvidenceFile[]
  /** SHA-256 of the fixture that each unit gives now, by slug. */
  readonly fixtures: ReadonlyMap<string, string>
  /** SHA-256 of every file as it is now, by path: at least the sources of packages and what evidence names. */
  readonly inputs: ReadonlyMap<string, string>
  /** Claims that may stay unproven until a day. */
  readonly waivers: readonly Waiver[]
  /** `2026-11-30`. */
  readonly today: string
  /** Where the text of a test file names a claim. Each must have run. */
  readonly namings?: readonly Located<string>[]
  /** What earlier stages found. A unit that could not be read without findings is not judged further. */
  readonly findings?: readonly Finding[]
}

/** A file of evidence as it was parsed. */
export interface EvidenceFile {
  /** Its path, relative to the root, with `/`. */
  readonly file: string
  /** What was parsed, of any form. */
  readonly evidence: unknown
}
