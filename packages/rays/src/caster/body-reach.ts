import { shapesOf, type Body, type BoxShape, type CapsuleShape } from '@coney/bodies'
import type { ReadonlyVec3 } from '@coney/math'

const { abs, max, min } = Math

/** How far the axes of a box may be from unit length and from right angles: 2⁻¹². */
const AXES_TOLERANCE = 1 / 4096
/** Share of a box's size by which such axes may move its surface: more than nine times the tolerance. */
const AXES_SLACK = 1 / 256
/** A capsule thinner than this, in metres, may be called hit too far beside itself. */
const THINNEST = 1 / 16
/** Nothing farther from the origin than this, in metres, is sorted. */
const FARTHEST = 2 ** 20

/**
 * Where the reported hits of a body can lie, seen from above, in doubles.
 *
 * Every fraction that the kernels report is one of a point of the segment on the shape, or, for a vertical segment at
 * a capsule, of a segment that starts in the capsule's circle. Either way the segment comes over the shape's outline.
 */
export interface BodyReach {
  /** Whether a ray can meet the body at all: it has a box or a capsule. */
  castable: boolean
  /** Whether the outline can be trusted. Where it cannot, only the bounds of the body may rule it out. */
  trusted: boolean
  minX: number
  minY: number
  maxX: number
  maxY: number
  /** At least the distance from a box's centre, or a capsule's base, to any point of it. */
  size: number
  /** Radius of the thinnest capsule. */
  thinnest: number
}

export function createBodyReach(): BodyReach {
  return { castable: false, trusted: true, minX: 0, minY: 0, maxX: 0, maxY: 0, size: 0, thinnest: 0 }
}

/** Writes the reach of a body's boxes and capsules, enabled or not, into `out`. */
export function bodyReach(out: BodyReach, body: Body): void {
  out.castable = false
  out.trusted = true
  out.minX = out.minY = Infinity
  out.maxX = out.maxY = -Infinity
  out.size = 0
  out.thinnest = Infinity
  const shapes = shapesOf(body)
  for (let i = 0; i < shapes.length; i++) {
    const shape = shapes[i]!
    if (shape.kind === 'box') includeBox(out, shape)
    else if (shape.kind === 'capsule') includeCapsule(out, shape)
  }
  const inRange = out.minX > -FARTHEST && out.minY > -FARTHEST && out.maxX < FARTHEST && out.maxY < FARTHEST
  out.trusted &&= inRange && out.size < FARTHEST
}

function includeBox(out: BodyReach, box: BoxShape): void {
  const { centre, axes, half } = box
  const [a, b, c] = axes
  const sum = half.x + half.y + half.z
  const slack = sum * AXES_SLACK
  out.castable = true
  out.trusted &&= half.x >= 0 && half.y >= 0 && half.z >= 0 && areOrthonormal(a, b, c)
  out.size = max(out.size, sum + slack)
  include(
    out,
    centre,
    half.x * abs(a.x) + half.y * abs(b.x) + half.z * abs(c.x) + slack,
    half.x * abs(a.y) + half.y * abs(b.y) + half.z * abs(c.y) + slack,
  )
}

function includeCapsule(out: BodyReach, capsule: CapsuleShape): void {
  const { base, height, radius } = capsule
  out.castable = true
  out.trusted &&= radius >= THINNEST
  out.size = max(out.size, abs(height) + radius)
  out.thinnest = min(out.thinnest, radius)
  include(out, base, radius, radius)
}

function include(out: BodyReach, centre: ReadonlyVec3, x: number, y: number): void {
  out.minX = min(out.minX, centre.x - x)
  out.minY = min(out.minY, centre.y - y)
  out.maxX = max(out.maxX, centre.x + x)
  out.maxY = max(out.maxY, centre.y + y)
}

/** Whether A·Aᵀ is the identity but for the tolerance; false for a NaN. */
function areOrthonormal(a: ReadonlyVec3, b: ReadonlyVec3, c: ReadonlyVec3): boolean {
  return (
    abs(product(a, a) - 1) < AXES_TOLERANCE &&
    abs(product(b, b) - 1) < AXES_TOLERANCE &&
    abs(product(c, c) - 1) < AXES_TOLERANCE &&
    abs(product(a, b)) < AXES_TOLERANCE &&
    abs(product(a, c)) < AXES_TOLERANCE &&
    abs(product(b, c)) < AXES_TOLERANCE
  )
}

/** a · b in doubles: nothing here needs to be rounded to float32, which costs more than the rest. */
function product(a: ReadonlyVec3, b: ReadonlyVec3): number {
  return a.x * b.x + a.y * b.y + a.z * b.z
}
