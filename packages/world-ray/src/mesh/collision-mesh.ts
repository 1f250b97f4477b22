/**
 * The triangles of a level, and a grid that says which of them are where.
 *
 * A world point (x, y, z) is at g = x·r0 + y·r1 + z·r2 + r3 of the grid, where r0 to r3 are the rows of `toGrid`. Cell
 * (x, y, z) is `grid[(z · rows + y) · columns + x]`: a place in `lists`, where a count stands, and behind it that many
 * numbers of triangles. At place 0 stands the empty list, that of every
 * empty cell.
 *
 * ```text
 *     grid    0 1 0 4 1 0           lists   0 | 2 7 9 | 1 9
 * ```
 *
 * Flags, materials and areas may change between casts. A mesh that `readCollisionMesh` or `buildCollisionMesh`
 * answered can be cast at without further checks; one that was put together by hand must hold to the same rules.
 */
export interface CollisionMesh {
  /** Four rows of four float32: world to grid. */
  readonly toGrid: Float32Array
  /** Lower corner of the places of the grid that a point is clamped to, in cells; the fourth number is 1. */
  readonly clampMin: Float32Array
  /** Upper corner of the places of the grid that a point is clamped to, in cells; the fourth number is 1. */
  readonly clampMax: Float32Array
  /** Number of cells along x. */
  readonly columns: number
  /** Number of cells along y. */
  readonly rows: number
  /** Number of cells along z. */
  readonly layers: number
  /** z of the lowest vertex, in metres. No cast reads it. */
  readonly lowest: number
  /** A place in `lists` for each cell, x fastest, then y, then z. */
  readonly grid: Uint32Array
  /** Numbers of triangles, behind a count for each list. */
  readonly lists: Uint32Array
  /** Three numbers of vertices a triangle. */
  readonly corners: Uint32Array
  /** `TRIANGLE_ENABLED`, `TRIANGLE_TWO_SIDED`, …, one number a triangle. */
  readonly flags: Uint16Array
  /** Ids of materials, one a triangle: see `materialName`. */
  readonly materials: Uint8Array
  /** Area bytes, one a triangle: 0 for ground without an area. */
  readonly areas: Uint8Array
  /** Four float32 a vertex: x, y and z in metres, and 1. */
  readonly vertices: Float32Array
  /** One bit a triangle: whether the last walk has come to it. */
  readonly checked: Uint8Array
}

/** How many triangles a mesh has. */
export function triangleCount(mesh: CollisionMesh): number {
  return mesh.flags.length
}
