import type { Located } from './place.ts'

/** A row of `spec/waivers.md`: a claim that may stay unproven until a day, and why. */
export interface Waiver {
  /** Id of the claim. */
  readonly claim: Located<string>
  /** Last day it holds, `2027-01-31`. */
  readonly until: Located<string>
  /** Why it may wait, as plain text. */
  readonly reason: string
}
