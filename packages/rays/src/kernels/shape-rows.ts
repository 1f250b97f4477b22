import { createAxes, createVec3, type Axes, type ReadonlyVec3, type Vec3 } from '@coney/math'
import type { OwnCapsule } from '../shapes/upright.ts'
import type { BoxFrame } from './segment-oriented-box.ts'

const { abs } = Math

/** Doubles of a shape in a row: where it stands, side by side, for filters. */
export const SHAPE_ROW = 16

/** A box that a row is read into. */
export interface OwnBox {
  readonly centre: Vec3
  readonly axes: Axes
  readonly half: Vec3
}

export function createOwnBox(): OwnBox {
  return { centre: createVec3(), axes: createAxes(), half: createVec3() }
}

/**
 * Writes a box: its centre, axes and half extents, as they are.
 *
 * Behind them, for `filterBox`, no less than |A|₁ of any axis; NaN where a half extent is below 0.
 */
export function writeBoxRow(rows: Float64Array, at: number, { centre, axes, half }: BoxFrame): void {
  const a = axes[0]
  const b = axes[1]
  const c = axes[2]
  writeVec3(rows, at, centre)
  writeVec3(rows, at + 3, a)
  writeVec3(rows, at + 6, b)
  writeVec3(rows, at + 9, c)
  writeVec3(rows, at + 12, half)
  rows[at + 15] = abs(a.x) + abs(a.y) + abs(a.z) + abs(b.x) + abs(b.y) + abs(b.z) + abs(c.x) + abs(c.y) + abs(c.z)
  // A choice between the two in one expression would be boxed by V8.
  if (!(half.x >= 0 && half.y >= 0 && half.z >= 0)) rows[at + 15] = NaN
}

/** Writes a capsule that stands upright: its base, height and radius. */
export function writeCapsuleRow(rows: Float64Array, at: number, { base, height, radius }: OwnCapsule): void {
  writeVec3(rows, at, base)
  rows[at + 3] = height
  rows[at + 4] = radius
}

/** Reads a box that `writeBoxRow` wrote. */
export function readBoxRow(out: OwnBox, rows: Float64Array, at: number): void {
  readVec3(out.centre, rows, at)
  readVec3(out.axes[0], rows, at + 3)
  readVec3(out.axes[1], rows, at + 6)
  readVec3(out.axes[2], rows, at + 9)
  readVec3(out.half, rows, at + 12)
}

/** Reads a capsule that `writeCapsuleRow` wrote. */
export function readCapsuleRow(out: OwnCapsule, rows: Float64Array, at: number): void {
  readVec3(out.base, rows, at)
  out.height = rows[at + 3]!
  out.radius = rows[at + 4]!
}

function writeVec3(rows: Float64Array, at: number, { x, y, z }: ReadonlyVec3): void {
  rows[at] = x
  rows[at + 1] = y
  rows[at + 2] = z
}

function readVec3(out: Vec3, rows: Float64Array, at: number): void {
  out.x = rows[at]!
  out.y = rows[at + 1]!
  out.z = rows[at + 2]!
}
