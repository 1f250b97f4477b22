/** The fractions that a kernel stores, at most two, in the order it finds them. */
export interface HitList {
  /** How many of the fractions are meant. Whoever calls a kernel sets it to 0 first. */
  count: number
  /** Fractions of D; what stands behind the count means nothing. */
  readonly fractions: Float32Array
}

/** A new, empty list. Keep it and use it again. */
export function createHitList(): HitList {
  return { count: 0, fractions: new Float32Array(2) }
}
