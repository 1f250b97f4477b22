import type { ReadonlyVec3, Vec3 } from '@coney/math'
import type { CollisionMesh } from '../mesh/collision-mesh.ts'

const { fround } = Math

/** Writes the place of a world point in the grid, ((x·r0 + y·r1) + z·r2) + r3, into `out`. */
export function toGrid(out: Vec3, mesh: Pick<CollisionMesh, 'toGrid'>, { x, y, z }: ReadonlyVec3): void {
  const m = mesh.toGrid
  out.x = fround(fround(fround(fround(x * m[0]!) + fround(y * m[4]!)) + fround(z * m[8]!)) + m[12]!)
  out.y = fround(fround(fround(fround(x * m[1]!) + fround(y * m[5]!)) + fround(z * m[9]!)) + m[13]!)
  out.z = fround(fround(fround(fround(x * m[2]!) + fround(y * m[6]!)) + fround(z * m[10]!)) + m[14]!)
}
