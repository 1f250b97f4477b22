import { divide, dot, minus, multiply, subtract, type Triple } from './float.ts'

export type Interval = readonly [number, number]

/** Ray_ClipSlab, as its table reads: what is left of the interval, or nothing. */
export function plainClip(den: number, num: number, [t0, t1]: Interval): Interval | undefined {
  if (den > 0 && multiply(den, t1) < num) return undefined
  if (den > 0 && multiply(den, t0) < num) return [divide(num, den), t1]
  if (den < 0 && multiply(den, t0) < num) return undefined
  if (den < 0 && multiply(den, t1) < num) return [t0, divide(num, den)]
  if (den === 0 && num > 0) return undefined
  return [t0, t1]
}

export interface PlainBox {
  readonly kind: 'box'
  readonly centre: Triple
  readonly axes: readonly [Triple, Triple, Triple]
  readonly half: Triple
}

/** Ray_OrientedBox: the stored fractions, or nothing for false. */
export function plainBox(S: Triple, D: Triple, box: PlainBox): number[] | undefined {
  const r = minus(S, box.centre)
  const local = box.axes.map((axis) => ({ d: dot(r, axis), m: dot(D, axis) }))
  let interval: Interval = [0, 1]
  for (const [i, { d, m }] of local.entries()) {
    const h = box.half[i]!
    for (const [den, num] of [
      [m, subtract(-d, h)],
      [-m, subtract(d, h)],
    ] as const) {
      const left = plainClip(den, num, interval)
      if (left === undefined) return undefined
      interval = left
    }
  }
  const [t0, t1] = interval
  if (t0 === 0 && t1 === 1) return undefined
  const stored: number[] = []
  if (0 <= t0 && t0 <= 1) stored.push(t0)
  if (0 <= t1 && t1 <= 1 && t0 < t1) stored.push(t1)
  return stored
}
