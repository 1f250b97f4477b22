import { printParts, readParts } from '../link-text.ts'
import { readInteger, readNumbers, readTriple } from '../numbers.ts'
import type { Triple } from '../numbers.ts'

/** x, y, z, w. */
export type Turn = readonly [x: number, y: number, z: number, w: number]

/** What settles, and the tick that is looked at: what a link carries. */
export interface SettleState {
  readonly start: Turn
  readonly normal: Triple
  /** Bits 1, 2 and 4 allow x, y and z; 8 says round. */
  readonly axisMask: number
  readonly isHeld: boolean
  /** 0 is before the first step. */
  readonly tick: number
}

/** A settle takes eleven steps. */
export const LAST_TICK = 11

/** A brick that fell askew onto a slope. */
export const FIRST_SETTLE: SettleState = {
  start: [0.16637403, 0.33274807, 0.4991221, 0.78260816],
  normal: [0.2588190451, 0, 0.9659258263],
  axisMask: 7,
  isHeld: false,
  tick: 6,
}

export function printSettle({ start, normal, axisMask, isHeld, tick }: SettleState): string {
  return printParts([
    ['start', start.join()],
    ['n', normal.join()],
    ['axes', String(axisMask)],
    ...(isHeld ? [['held', '1'] as const] : []),
    ['tick', String(tick)],
  ])
}

/** What a link says; nothing when it is not one of ours. */
export function parseSettle(text: string): SettleState | undefined {
  const given = new Map(readParts(text) ?? [])
  const start = readNumbers(given.get('start'), 4) as Turn | undefined
  const normal = readTriple(given.get('n'))
  const axisMask = readInteger(given.get('axes'), 0, 255)
  const tick = readInteger(given.get('tick') ?? '0', 0, LAST_TICK)
  if (start === undefined || normal === undefined || axisMask === undefined || tick === undefined) return undefined
  // Both have length 1; what is written with few digits may be a little off.
  if (!isUnit(start) || !isUnit(normal)) return undefined
  return { start, normal, axisMask, isHeld: given.get('held') === '1', tick }
}

function isUnit(numbers: readonly number[]): boolean {
  return Math.abs(Math.hypot(...numbers) - 1) < 1e-3
}
