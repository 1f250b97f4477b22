import { TRIANGLE, TRIANGLE_BOX } from './triangle-bounds.ts'

const { max, min } = Math

/** A box, by its lower and its upper corner. */
export interface Corners {
  readonly low: [number, number, number]
  readonly high: [number, number, number]
}

/** The box around triangles in several lists; around none it is from infinity to minus infinity. */
export function boxAround(triangles: Float32Array, lists: readonly Int32Array[]): Corners {
  const low: Corners['low'] = [Infinity, Infinity, Infinity]
  const high: Corners['high'] = [-Infinity, -Infinity, -Infinity]
  for (const list of lists) {
    for (const triangle of list) {
      const at = triangle * TRIANGLE + TRIANGLE_BOX
      for (let axis = 0; axis < 3; axis++) {
        const middle = triangles[at + axis]!
        const half = triangles[at + 3 + axis]!
        low[axis] = min(low[axis]!, middle - half)
        high[axis] = max(high[axis]!, middle + half)
      }
    }
  }
  return { low, high }
}
