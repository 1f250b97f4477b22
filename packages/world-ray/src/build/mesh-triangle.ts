import type { ReadonlyVec3 } from '@coney/math'

/** A triangle to build a mesh of. It is met from the side that (b − a) × (c − a) points to. */
export interface MeshTriangle {
  /** Its first corner, in world metres. */
  readonly a: ReadonlyVec3
  /** Its second corner, in world metres. */
  readonly b: ReadonlyVec3
  /** Its third corner, in world metres. */
  readonly c: ReadonlyVec3
  /** Id of its material; 1, no material, if left out. */
  readonly material?: number | undefined
  /** `TRIANGLE_ENABLED`, if left out. */
  readonly flags?: number | undefined
  /** Area byte; 0 if left out. */
  readonly area?: number | undefined
}

/** How large the grid shall be: the number of cells along each axis. */
export interface GridSize {
  /** Cells along x, a whole number from 1. Left out: one for each 8 m, at most 251. */
  readonly columns?: number | undefined
  /** Cells along y, a whole number from 1. Left out: one for each 8 m, at most 124. */
  readonly rows?: number | undefined
  /** Cells along z, a whole number from 1. Left out: 1. */
  readonly layers?: number | undefined
}
