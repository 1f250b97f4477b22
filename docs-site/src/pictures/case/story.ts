import type { Plain } from './plain.ts'

/** A case as pictures read it, wherever it came from. */
export interface Story {
  readonly id: string
  readonly title: string
  /** Ids of the claims that it checks. */
  readonly checks: readonly string[]
  /** One for each combination of `for` values, at least one. */
  readonly runs: readonly Run[]
}

/** The calls of a case in their order. */
export type Run = readonly Step[]

export interface Step {
  readonly method: string
  readonly givens: Readonly<Record<string, Plain>>
  /** How often it is called. */
  readonly times: number
  /** What is expected of its result, by path: `answer`, `contact.owner`, and `''` for the whole. */
  readonly expected: Readonly<Record<string, Plain>>
  /** The code that it throws. */
  readonly throws?: string
}
