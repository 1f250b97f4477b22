import type { Place } from './place.ts'
import type { RuleId } from './rules.ts'

/** Something that is wrong, as data: the field names are those of a `VFileMessage`. */
export interface Finding {
  /** Which rule it breaks; `litspec explain` prints its page. */
  readonly ruleId: RuleId
  /** "Unexpected `x`, expected `y`": what stands there and what should, in one sentence. */
  readonly reason: string
  /** Where that stands. */
  readonly place: Place
  /** The right spelling, when exactly one is known: text that can replace the place. */
  readonly fix?: string
  /** What to do next, when the reason alone does not say it. */
  readonly note?: string
  /** Other places that explain the finding: "first here". */
  readonly related?: readonly {
    /** What is there, in a few words. */
    readonly message: string
    /** Where it is. */
    readonly place: Place
  }[]
}
