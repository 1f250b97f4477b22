import type { Located, Place } from './place.ts'
import type { Field, TypeExpression } from './types.ts'
import type { Value } from './value.ts'

/** What a driver method takes and gives back. */
export interface Signature {
  /** Name of the method of the driver. */
  readonly name: Located<string>
  /** What it takes, in order. */
  readonly parameters: readonly Field[]
  /**
   * `none`: a step without a result. `named`: `→ (list: f32[], answer: f32)` or `→ bytes: u32`, a driver returns an
   * object. `plain`: `→ u32`, a driver returns the value itself.
   */
  readonly result:
    | { readonly kind: 'none' }
    | { readonly kind: 'named'; readonly fields: readonly Field[] }
    | { readonly kind: 'plain'; readonly type: TypeExpression }
}

/** The cases under one signature line ("Cases of …") or one step line ("Steps: …"). */
export interface Suite {
  /** `cases`: each is one call. `steps`: each is a sequence of calls on one driver. */
  readonly kind: 'cases' | 'steps'
  /** One for `cases`, one or more for `steps`. */
  readonly signatures: readonly Signature[]
  /** The headings it stands under below `Cases`, outermost first. */
  readonly headings: readonly string[]
  /** Of the line that opens it. */
  readonly place: Place
}

/** Inputs and expected values written in the document; one case is one test. */
export interface Case {
  /** `rays/rayBox.through-the-box`; in a suite of steps the heading's slug stands for the signature's name. */
  readonly id: string
  /** Its bold lead, first cell or heading. */
  readonly title: Located<string>
  /** The headings it stands under below `Cases`, outermost first. */
  readonly headings: readonly string[]
  /** Index of its suite in the unit. */
  readonly suite: number
  /** Ids of the claims it checks, each with the place of the link. */
  readonly checks: readonly Located<string>[]
  /** Names bound by `for`, outermost first: the case runs once for each combination. */
  readonly loops: readonly { readonly name: string; readonly values: readonly Value[] }[]
  /** What is called and what must come of it, in order. */
  readonly statements: readonly Statement[]
  /** The item, row or fence. */
  readonly place: Place
}

/** A call of a driver method with every argument filled in. */
export interface Call {
  /** Name of the method: that of a signature of its suite. */
  readonly method: string
  /** Every parameter of the signature by name, defaults filled in. */
  readonly arguments: Readonly<Record<string, Value>>
  /** Of the call as it is written. */
  readonly place: Place
}

/** How an observed value is compared. `tolerance` is the absolute one for floats inside. */
export interface Expectation {
  /** What must come, of the type. */
  readonly value: Value
  /** What the signature declares. */
  readonly type: TypeExpression
  /** How far a float may be off, absolutely. */
  readonly tolerance: number
  /** Of the expected value: where the caret goes. */
  readonly place: Place
}

/** A line of a case fence. */
export type Statement =
  /** `given call`, `when call`, `when call × 119`; `expected` is empty. Or a call with its named results. */
  | {
      readonly kind: 'call'
      readonly call: Call
      readonly times: number
      /** Expected parts of the result: `path` is empty for the whole result. */
      readonly expected: readonly { readonly path: readonly string[]; readonly expectation: Expectation }[]
    }
  | { readonly kind: 'let'; readonly name: string; readonly call: Call }
  | {
      readonly kind: 'expect'
      readonly name: string
      readonly path: readonly string[]
      readonly expectation: Expectation
    }
  /** The driver must throw an error whose `code` is this symbol. */
  | { readonly kind: 'throws'; readonly call: Call; readonly code: Located<string> }
