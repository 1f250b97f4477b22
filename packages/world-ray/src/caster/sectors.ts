import { TRIANGLE, type TriangleBounds } from './triangle-bounds.ts'

const { abs, atan2, cos, floor, PI, sin } = Math

/** Into how many sectors the directions of half a turn are divided: as many as an int32 has bits. */
const SECTORS = 32
/** A direction of a sector is turned by half of its angle from its middle at most. The rest is for what is rounded. */
const HALF_ANGLE = sin(PI / SECTORS / 2) + 2 ** -16

/** Two numbers a sector: its middle. */
const middles = Float64Array.from({ length: SECTORS * 2 }, (_, i) => {
  const angle = (((i >> 1) + 0.5) * PI) / SECTORS
  return i % 2 === 0 ? cos(angle) : sin(angle)
})

/** The sector that a triangle faces, forwards or backwards, as seen from above. */
export function sectorOf({ triangles }: TriangleBounds, triangle: number): number {
  const turn = atan2(triangles[triangle * TRIANGLE + 1]!, triangles[triangle * TRIANGLE]!) / PI
  return floor((turn - floor(turn)) * SECTORS) % SECTORS
}

/**
 * The sectors, as bits, of the level directions m with |m·d| ≤ most, for a unit direction d = (x, y).
 *
 * From the middle c of its sector m is turned by half an angle h at most. If |m·d| = sin α, then |c·d| ≤ sin (α + h), which
 * is sin α + sin h at most.
 */
export function sectorsAcross(
  { levelX, levelY }: { readonly levelX: number; readonly levelY: number },
  most: number,
): number {
  const limit = most + HALF_ANGLE
  let sectors = 0
  for (let i = 0; i < SECTORS; i++) {
    if (abs(middles[i * 2]! * levelX + middles[i * 2 + 1]! * levelY) <= limit) sectors |= 1 << i
  }
  return sectors
}
