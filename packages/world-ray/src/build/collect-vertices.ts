import type { ReadonlyVec3 } from '@coney/math'
import { CHUNK_TYPES } from '../chunks/mesh-chunks.ts'
import { MeshError } from '../chunks/mesh-error.ts'
import type { MeshTriangle } from './mesh-triangle.ts'

const { fround } = Math

/** Lists the different vertices of triangles, in the order of their first use, and the corners by their numbers. */
export function collectVertices(triangles: readonly MeshTriangle[]): { vertices: Float32Array; corners: Uint32Array } {
  const numbers = new Map<string, number>()
  const found: number[] = []
  const corners = new Uint32Array(triangles.length * 3)

  const numberOf = ({ x, y, z }: ReadonlyVec3): number => {
    // Adding 0 makes one zero of both.
    const place = [fround(x) + 0, fround(y) + 0, fround(z) + 0]
    if (!place.every(Number.isFinite)) {
      const offset = numbers.size * 16
      throw new MeshError(
        'Invalid',
        CHUNK_TYPES.vertices,
        offset,
        `Unexpected vertex ${place}, expected finite numbers`,
      )
    }
    const key = place.join()
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, numbers.size)
    found.push(...place, 1)
    return numbers.size - 1
  }

  triangles.forEach(({ a, b, c }, i) => corners.set([numberOf(a), numberOf(b), numberOf(c)], i * 3))
  return { vertices: Float32Array.from(found), corners }
}
