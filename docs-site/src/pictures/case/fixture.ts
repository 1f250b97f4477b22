/** A value and where it stands: `["Through a box", "531:5"]`. */
export type Pair<T> = readonly [value: T, at: string]

/** What pictures read of a fixture, `generated/fixtures/<slug>.json`; its schema says the rest. */
export interface Fixture {
  readonly slug: string
  readonly constants: readonly FixtureConstant[]
  readonly records: readonly FixtureRecord[]
  readonly claims: readonly { readonly id: string; readonly lead: Pair<string> }[]
  readonly cases: readonly FixtureCase[]
}

export interface FixtureConstant {
  readonly name: Pair<string>
  readonly value: Pair<number>
}

export interface FixtureRecord {
  readonly name: Pair<string>
  readonly size: number
  readonly entries: readonly FixtureEntry[]
}

export interface FixtureEntry {
  readonly offset: Pair<number>
  readonly type: Pair<string>
  readonly field: string
  readonly count: number
  readonly stride: number
}

export interface FixtureCase {
  readonly id: string
  readonly title: Pair<string>
  readonly checks: readonly Pair<string>[]
  readonly loops?: readonly { readonly for: string; readonly in: readonly unknown[] }[]
  readonly statements: readonly FixtureStatement[]
}

/** Any of the four kinds of statements, by the fields that it has. */
export interface FixtureStatement {
  readonly call?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly times?: number
  readonly let?: string
  readonly expect?: readonly { readonly path?: string; readonly is: unknown }[]
  readonly path?: string
  readonly is?: unknown
  readonly throws?: Pair<string>
}
