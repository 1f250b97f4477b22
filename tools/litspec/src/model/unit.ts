import type { Case, Suite } from './case.ts'
import type { Located, Place } from './place.ts'
import type { TypeExpression } from './types.ts'

/** How sure we are that a claim is true of the original. */
export const EVIDENCE_LEVELS = ['confirmed (code)', 'confirmed (runtime)', 'inferred', 'choice'] as const
/** One of the levels of evidence. */
export type EvidenceLevel = (typeof EVIDENCE_LEVELS)[number]

/** The front matter of a unit. `binary`, `sha1` and `read` stand together or not at all. */
export interface FrontMatter {
  /** The number of the unit in the source text, or `supporting`. */
  readonly unit: number | 'supporting'
  readonly slug: string
  readonly title: string
  /** The folder of the package that implements the unit, relative to the root. */
  readonly package: string
  readonly binary?: string
  readonly sha1?: string
  /** The day the executable was read, `2026-10-12`. */
  readonly read?: string
  readonly evidence: EvidenceLevel
  /** The absolute tolerance of floats in cases. */
  readonly tolerance: number
}

/**
 * A row of the functions table.
 *
 * A function of the executable is known by its `address`. A unit without `binary` has functions of our own,
 * known by their name. `key` is what tags, claims and evidence say: `0x00349560` or `notation/readValue`.
 */
export interface FunctionRow {
  readonly key: string
  readonly address?: Located<string>
  readonly name: Located<string>
  /** In bytes; absent when the table says `unknown`. */
  readonly size?: Located<number>
  /** The source file of the original, or `unknown`. */
  readonly file: Located<string>
  /** The reason why it needs no code, when the unit lists it as without counterpart. */
  readonly withoutCounterpart?: Located<string>
}

/** A row of the constants table. `key` is `rays/NEAREST_START`. */
export interface ConstantRow {
  readonly key: string
  readonly name: Located<string>
  readonly kind: 'integer' | 'float'
  /** For a float: already rounded to float32. */
  readonly value: Located<number>
  /** The 32 bits as an unsigned number. */
  readonly bits: Located<number>
  readonly meaning: string
}

/** A record of the original: where its fields or pools stand. */
export interface RecordLayout {
  readonly name: Located<string>
  readonly size: number
  readonly entries: readonly RecordEntry[]
}

/** A field of a record, or the elements of a pool. */
export interface RecordEntry {
  readonly offset: Located<number>
  /** `f32`, `u8[4]`, or the element of a pool. */
  readonly type: Located<string>
  readonly field: string
  readonly count: number
  /** Bytes of one element. */
  readonly stride: number
}

/** One checkable statement. */
export interface Claim {
  /** `rays/Ray_OrientedBox.six-clips` or `rays/Choices.missing-level`. */
  readonly id: string
  /** The heading it stands under: a function's name, or `Choices`. */
  readonly section: string
  /** The key of the function that must run in what checks it; absent under `Choices`. */
  readonly function?: string
  /** Its bold lead, without the closing full stop. */
  readonly lead: Located<string>
  /** The whole statement as plain text. */
  readonly text: string
  readonly evidence: EvidenceLevel
}

/** Everything that one Markdown file says. */
export interface UnitModel {
  readonly file: string
  readonly frontMatter: FrontMatter
  readonly functions: readonly FunctionRow[]
  readonly constants: readonly ConstantRow[]
  readonly records: readonly RecordLayout[]
  readonly claims: readonly Claim[]
  /** Declared in `types` fences, in the order of the document. */
  readonly types: readonly { readonly name: Located<string>; readonly type: TypeExpression }[]
  readonly suites: readonly Suite[]
  readonly cases: readonly Case[]
  /** Items of the cases that say `untestable: reason`. */
  readonly untestable: readonly { readonly title: Located<string>; readonly reason: string }[]
  /** Numbers of function sections outside every claim. */
  readonly unmarked: readonly Place[]
  /** Numbers in the prose of cases that no code span binds. */
  readonly unbound: readonly Place[]
}
