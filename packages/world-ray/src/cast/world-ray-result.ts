import { createVec3, type Vec3 } from '@coney/math'

/**
 * What a cast left behind.
 *
 * | `hit` | `material` | what it says |
 * | --- | --- | --- |
 * | true | any | the nearest kept triangle |
 * | false | `MATERIAL_NONE` | nothing was crossed; all else is as it was before the cast |
 * | false | another | an excluded triangle was crossed, the last one tested; `normal` is as it was |
 */
export interface WorldRayResult {
  /** Unit normal of a kept triangle; of a two-sided one, the side that faces the ray. */
  readonly normal: Vec3
  /** Whether a triangle was met whose material is not excluded. */
  hit: boolean
  /** Distance along the ray, in metres. */
  t: number
  /** Id of the material of the triangle that filled the result: see `materialName`. */
  material: number
  /** Flags of the triangle. */
  flags: number
  /** Area byte of the triangle. */
  area: number
  /** Number of the triangle in its mesh, from 0. */
  triangle: number | undefined
}

/** A new result that no cast has written into. Keep it and use it again. */
export function createWorldRayResult(): WorldRayResult {
  return { normal: createVec3(), hit: false, t: 0, material: 0, flags: 0, area: 0, triangle: undefined }
}
