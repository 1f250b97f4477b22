import { clipSlab } from '@coney/rays'
import { printParts, readParts } from '../link-text.ts'
import { readNumber } from '../numbers.ts'

/** A half-space den·t ≥ num, and what is left of a segment: what a link carries. */
export interface HalfSpace {
  readonly den: number
  readonly num: number
  readonly t0: number
  readonly t1: number
}

export interface Clipped {
  readonly inside: boolean
  readonly t0: number
  readonly t1: number
  /** The claim that says why. */
  readonly claim: string
}

export const FIRST_HALF_SPACE: HalfSpace = { den: 2, num: 1, t0: 0, t1: 1 }

export function printHalfSpace({ den, num, t0, t1 }: HalfSpace): string {
  const text = (value: number): string => (Object.is(value, -0) ? '-0' : String(value))
  return printParts([
    ['den', text(den)],
    ['num', text(num)],
    ['t0', text(t0)],
    ['t1', text(t1)],
  ])
}

/** What a link says; nothing when it is not one of ours. */
export function parseHalfSpace(text: string): HalfSpace | undefined {
  const given = new Map(readParts(text) ?? [])
  const [den, num, t0, t1] = ['den', 'num', 't0', 't1'].map((name) => readNumber(given.get(name)))
  if (den === undefined || num === undefined || t0 === undefined || t1 === undefined) return undefined
  return { den, num, t0, t1 }
}

/** What the package makes of it. */
export function clip({ den, num, t0, t1 }: HalfSpace): Clipped {
  const { fround } = Math
  const given = { den: fround(den), num: fround(num), t0: fround(t0), t1: fround(t1) }
  const left = { ...given }
  const inside = clipSlab(left)
  const hasMoved = left.t0 !== given.t0 || left.t1 !== given.t1
  return { inside, t0: left.t0, t1: left.t1, claim: `rays/Ray_ClipSlab.${reasonOf(given.den, inside, hasMoved)}` }
}

function reasonOf(den: number, inside: boolean, hasMoved: boolean): string {
  if (den > 0) return inside ? (hasMoved ? 'entering-later' : 'entered-already') : 'entering-too-late'
  if (den < 0) return inside ? (hasMoved ? 'leaving-earlier' : 'leaving-later') : 'left-too-early'
  return 'parallel'
}
