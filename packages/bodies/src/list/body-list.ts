import type { Body } from '../body/body.ts'

/** The live bodies, twice: by index, and as a chain sorted by where their bounds start in x. */
export interface BodyList<Owner = unknown> {
  /** First of the chain: `min.x` does not fall from one body to its `next`. Equal ones stand in the order they came. */
  head: Body<Owner> | undefined
  /** At least the width in x, in metres, of every body that was ever in the chain. Grows by itself, never shrinks. */
  widest: number
  /** Bodies by `Body.index`; a place that is free is `undefined`. */
  readonly byIndex: (Body<Owner> | undefined)[]
  /** Goes up with every change of the chain, so that what is built from it knows when it is out of date. */
  version: number
}

/** A new list without bodies. */
export function createBodyList<Owner = unknown>(): BodyList<Owner> {
  return { head: undefined, widest: 0, byIndex: [], version: 0 }
}

/** Whether a body hangs in the chain of a list. */
export function isLinked(list: BodyList, body: Body): boolean {
  return body.previous !== undefined || list.head === body
}
