/** How well the cases of a claim notice a change of the code. */
export interface Strength {
  /** How many small changes, each by itself, were made to code of the package that its cases run. */
  readonly mutants: number
  /** How many of them its cases noticed: at least one failed. */
  readonly killed: number
}
