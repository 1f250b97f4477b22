import { copyVec3, createVec3, type Vec3 } from '@coney/math'
import type { TriangleRay } from '../kernels/meet-triangle.ts'
import type { MeshRay } from './mesh-ray.ts'
import { createWorldRayResult, type WorldRayResult } from './world-ray-result.ts'

const { fround } = Math

/** Materials to exclude, as ids; see `keepsMaterial`. */
export type ExcludedMaterials = ArrayLike<number>

/** What a cast asks for, in float32. */
export interface MeshQuery extends TriangleRay {
  readonly origin: Vec3
  readonly direction: Vec3
  length: number
  exclude: ExcludedMaterials | undefined
  mask: number
  result: WorldRayResult
}

/** A query of nothing. */
export function createMeshQuery(): MeshQuery {
  return {
    origin: createVec3(),
    direction: createVec3(),
    length: 0,
    exclude: undefined,
    mask: 0,
    result: createWorldRayResult(),
    t: -1,
  }
}

/** Begins a query. */
export function beginMeshQuery(
  query: MeshQuery,
  ray: MeshRay,
  result: WorldRayResult,
  exclude: ExcludedMaterials | undefined,
  mask: number,
): void {
  copyVec3(query.origin, ray.origin)
  copyVec3(query.direction, ray.direction)
  query.length = fround(ray.length)
  query.exclude = exclude
  query.mask = mask
  query.result = result
}
