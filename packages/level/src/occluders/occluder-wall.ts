import type { ReadonlyVec3 } from '@coney/math'

/**
 * A wall that hides what is behind it: four points of the game, in metres, z up.
 *
 * The first two are the ends of its foot. The third stands above the first and the fourth above the second; together
 * they say which way the wall leans. It has no upper edge.
 */
export type OccluderWall = readonly [ReadonlyVec3, ReadonlyVec3, ReadonlyVec3, ReadonlyVec3]

/** An upright wall on a foot from one point to another, as all walls of the disc are. */
export function uprightWall(from: ReadonlyVec3, to: ReadonlyVec3): OccluderWall {
  return [from, to, { x: from.x, y: from.y, z: from.z + 1 }, { x: to.x, y: to.y, z: to.z + 1 }]
}
