/** Whoever is measured in a workload. */
export interface Contestant {
  readonly name: string
  /** Asks query `i` and leaves the answer in `answers[i]`. A number that is returned would be boxed. */
  readonly ask: (i: number) => void
  /** Fractions, distances, counts; −1 for none. */
  readonly answers: Float64Array
  readonly agreement: Agreement
}

/**
 * How a contestant's answers stand to those of the first one.
 *
 * `identical`: to the bit. A share: so many must be closer than the tolerance, for peers define some cases otherwise.
 * `other`: it does something else, which the workload's note tells.
 */
export type Agreement = 'identical' | 'other' | { readonly share: number; readonly tolerance: number }

/** Some queries, and everyone who answers them. The first is the one that the others are compared with. */
export interface Workload {
  readonly queries: number
  /** What the time of one query is divided by, where a query does something many times over. */
  readonly per?: number | undefined
  readonly rounds?: number | undefined
  readonly contestants: readonly Contestant[]
  /** Measured facts about the inputs: hits, sizes. */
  readonly facts: Readonly<Record<string, string | number>>
}

/** A contestant with answers of its own. */
export function contestant(
  name: string,
  queries: number,
  agreement: Agreement,
  prepare: (answers: Float64Array) => (i: number) => void,
): Contestant {
  const answers = new Float64Array(queries)
  return { name, ask: prepare(answers), answers, agreement }
}

/** Most peers agree on all but a few rays that start inside or meet a quirk. */
export const MOSTLY: Agreement = { share: 0.97, tolerance: 1e-4 }
