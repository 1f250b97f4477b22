import { isList } from '../case/plain.ts'
import type { Run, Story } from '../case/story.ts'

/** A quaternion as x, y, z, w. */
export type Rotation = readonly [number, number, number, number]

/** `t` after each tick, from the first, of a story that steps a world tick by tick and looks at slot 0 after each. */
export function settleOf(run: Run): readonly number[] {
  const values = new Map<number, number>()
  let tick = 0
  for (const { method, times, expected } of run) {
    if (method === 'step') tick += times
    const { t } = expected
    if (method === 'slot' && typeof t === 'number') values.set(tick, t)
  }
  return contiguous(values)
}

/** The rotations of a story that asks for one after each tick. */
export function rotationsOf(run: Run): readonly Rotation[] {
  const values = new Map<number, Rotation>()
  let tick = 0
  for (const { method, times, expected } of run) {
    if (method === 'step') tick += times
    const rotation = expected['']
    if (method === 'rotation' && isRotation(rotation)) values.set(tick, rotation)
  }
  return contiguous(values)
}

/** Of what the stories say tick by tick, the longest row. */
export function longest<T>(stories: readonly Story[], read: (run: Run) => readonly T[]): readonly T[] {
  return stories
    .map(({ runs }) => read(runs[0] ?? []))
    .reduce((best, next) => (next.length > best.length ? next : best), [])
}

/** The values from tick 1 to the first tick that has none. */
function contiguous<T>(values: ReadonlyMap<number, T>): readonly T[] {
  const all: T[] = []
  for (let tick = 1; values.has(tick); tick += 1) all.push(values.get(tick)!)
  return all
}

function isRotation(value: unknown): value is Rotation {
  return (
    isList(value as never) &&
    (value as readonly unknown[]).length === 4 &&
    (value as readonly unknown[]).every((part) => typeof part === 'number')
  )
}
