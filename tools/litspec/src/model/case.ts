import type { Located, Place } from './place.ts'
import type { Field, TypeExpression } from './types.ts'
import type { Value } from './value.ts'

/** What a driver method takes and gives back. */
export interface Signature {
  /** Name of the method of the driver. */
  readonly name: Located<string>
  /** What it takes, in order. */
  readonly parameters: readonly Field[]
  /** What comes after the arrow. */
  readonly result:
    | {
        /** A step without a result. */
        readonly kind: 'none'
      }
    | {
        /** `→ (list: f32[], answer: f32)` or `→ bytes: u32`: a driver returns an object. */
        readonly kind: 'named'
        /** What the object has, one or more. */
        readonly fields: readonly Field[]
      }
    | {
        /** `→ u32`: a driver returns the value itself. */
        readonly kind: 'plain'
        /** Of that value. */
        readonly type: TypeExpression
      }
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
  readonly loops: readonly {
    /** What statements call it. */
    readonly name: string
    /** What it stands for, one after the other. */
    readonly values: readonly Value[]
  }[]
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
  | {
      /** `given call`, `when call`, `when call × 119`, or a call with what must come of it. */
      readonly kind: 'call'
      /** What is called. */
      readonly call: Call
      /** How often, 1 or more; the last answer is the one that is compared. */
      readonly times: number
      /** What must come of it; empty after `given` and `when`. */
      readonly expected: readonly {
        /** Names of the part of the result that is compared, outermost first; empty for the whole result. */
        readonly path: readonly string[]
        /** What that part must be. */
        readonly expectation: Expectation
      }[]
    }
  | {
      /** `let name = call`. */
      readonly kind: 'let'
      /** What later statements call the answer. */
      readonly name: string
      /** What is called, once. */
      readonly call: Call
    }
  | {
      /** A comparison of what `let` bound. */
      readonly kind: 'expect'
      /** The name that is bound. */
      readonly name: string
      /** The fields read from it, outermost first; empty for all of it. */
      readonly path: readonly string[]
      /** What that must be. */
      readonly expectation: Expectation
    }
  | {
      /** `then call throws Code`. */
      readonly kind: 'throws'
      /** What is called, once. */
      readonly call: Call
      /** The `code` of the error that the driver must throw. */
      readonly code: Located<string>
    }
