import type { ReadonlyVec3 } from '@coney/math'

/** A triangle to build a mesh of. It is met from the side that (b − a) × (c − a) points to. */
export interface MeshTriangle {
  readonly a: ReadonlyVec3
  readonly b: ReadonlyVec3
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
  readonly columns?: number | undefined
  readonly rows?: number | undefined
  readonly layers?: number | undefined
}
