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
  /** Name of the file without its ending; ids of claims begin with it. */
  readonly slug: string
  /** The title, on one line. */
  readonly title: string
  /** The folder of the package that implements the unit, relative to the root. */
  readonly package: string
  /** Name of the executable that was read. */
  readonly binary?: string
  /** SHA-1 of that executable, 40 lower-case hexadecimal digits. */
  readonly sha1?: string
  /** The day the executable was read, `2026-10-12`. */
  readonly read?: string
  /** How sure we are of the claims that do not say it themselves. */
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
  /** What tags, claims and evidence say of it. */
  readonly key: string
  /** Where it stands in the executable, as written; absent in a unit without `binary`. */
  readonly address?: Located<string>
  /** What the specification calls it. Two rows may share a name. */
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
  /** What tags say: slug of the unit and name of the constant. */
  readonly key: string
  /** As the table writes it. */
  readonly name: Located<string>
  /** Whether the value is a whole number or a float32. */
  readonly kind: 'integer' | 'float'
  /** For a float: already rounded to float32. */
  readonly value: Located<number>
  /** The 32 bits as an unsigned number. */
  readonly bits: Located<number>
  /** What it is, as plain text. */
  readonly meaning: string
}

/** A record of the original: where its fields or pools stand. */
export interface RecordLayout {
  /** What the record is called. */
  readonly name: Located<string>
  /** In bytes: where its last entry ends. */
  readonly size: number
  /** Its fields and pools, each where the one before ends. */
  readonly entries: readonly RecordEntry[]
}

/** A field of a record, or the elements of a pool. */
export interface RecordEntry {
  /** Bytes from the start of the record. */
  readonly offset: Located<number>
  /** `f32`, `u8[4]`, or the element of a pool. */
  readonly type: Located<string>
  /** Name of the field, which padding may lack; of a pool, what its elements are for. */
  readonly field: string
  /** How many elements: 4 for `u8[4]`, 1 for `f32`. */
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
  /** How sure we are of it: that of the unit, unless the claim says another. */
  readonly evidence: EvidenceLevel
}

/** Everything that one Markdown file says. */
export interface UnitModel {
  /** Path of the document, relative to the root. */
  readonly file: string
  /** What stands above its first heading. */
  readonly frontMatter: FrontMatter
  /** Rows of its table of functions, in order. */
  readonly functions: readonly FunctionRow[]
  /** Rows of its table of constants, in order. */
  readonly constants: readonly ConstantRow[]
  /** Records of its section `Records`, in order. */
  readonly records: readonly RecordLayout[]
  /** In the order of the document. */
  readonly claims: readonly Claim[]
  /** Declared in `types` fences, in the order of the document. */
  readonly types: readonly {
    /** What the unit calls it. */
    readonly name: Located<string>
    /** What stands behind the `=`. */
    readonly type: TypeExpression
  }[]
  /** In the order of the document. */
  readonly suites: readonly Suite[]
  /** In the order of the document. */
  readonly cases: readonly Case[]
  /** Items of the cases that say `untestable: reason`. */
  readonly untestable: readonly {
    /** The bold lead of the item. */
    readonly title: Located<string>
    /** Why no test can show it. */
    readonly reason: string
  }[]
  /** Numbers of function sections outside every claim. */
  readonly unmarked: readonly Place[]
  /** Numbers in the prose of cases that no code span binds. */
  readonly unbound: readonly Place[]
}
