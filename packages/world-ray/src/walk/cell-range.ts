import { createVec3, type Vec3 } from '@coney/math'
import type { MeshQuery } from '../cast/mesh-query.ts'
import type { CollisionMesh } from '../mesh/collision-mesh.ts'
import { toGrid } from './to-grid.ts'

const { fround, max, min } = Math

/** Where a segment lies in the grid. */
export interface CellRange {
  /** Its ends, not clamped. */
  readonly start: Vec3
  readonly end: Vec3
  /** The first and the last cell along each axis. */
  minX: number
  minY: number
  minZ: number
  maxX: number
  maxY: number
  maxZ: number
}

export function createCellRange(): CellRange {
  return { start: createVec3(), end: createVec3(), minX: 0, minY: 0, minZ: 0, maxX: 0, maxY: 0, maxZ: 0 }
}

const worldEnd = createVec3()

/**
 * Writes the cells around a ray's segment: per axis the smaller and the larger end, clamped, then truncated.
 *
 * A segment beside the grid is clamped onto the cells at its border.
 */
export function cellRange(out: CellRange, mesh: CollisionMesh, query: MeshQuery): void {
  const { start, end } = out
  const { clampMin: low, clampMax: high } = mesh
  // As pointAlong does it; a number that is passed to a call costs an allocation wherever the call is not inlined.
  const { origin, direction, length } = query
  worldEnd.x = fround(origin.x + fround(direction.x * length))
  worldEnd.y = fround(origin.y + fround(direction.y * length))
  worldEnd.z = fround(origin.z + fround(direction.z * length))
  toGrid(start, mesh, origin)
  toGrid(end, mesh, worldEnd)
  out.minX = max(low[0]!, min(high[0]!, min(start.x, end.x))) | 0
  out.minY = max(low[1]!, min(high[1]!, min(start.y, end.y))) | 0
  out.minZ = max(low[2]!, min(high[2]!, min(start.z, end.z))) | 0
  out.maxX = max(low[0]!, min(high[0]!, max(start.x, end.x))) | 0
  out.maxY = max(low[1]!, min(high[1]!, max(start.y, end.y))) | 0
  out.maxZ = max(low[2]!, min(high[2]!, max(start.z, end.z))) | 0
}
