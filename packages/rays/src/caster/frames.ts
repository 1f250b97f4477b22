import type { BoxShape, CapsuleShape } from '@coney/bodies'
import { createAxes, createVec3, type Axes, type ReadonlyVec3, type Vec3 } from '@coney/math'
import type { OwnCapsule } from '../shapes/upright.ts'

/** Numbers of a shape in a row of frames. */
export const FRAME = 16

/** A box that a frame is read into. */
export interface OwnBox {
  readonly centre: Vec3
  readonly axes: Axes
  readonly half: Vec3
}

export function createOwnBox(): OwnBox {
  return { centre: createVec3(), axes: createAxes(), half: createVec3() }
}

/** Writes what a kernel reads of a box: its centre, axes and half extents, as they are. */
export function writeBox(frames: Float64Array, offset: number, { centre, axes, half }: BoxShape): void {
  writeVec3(frames, offset, centre)
  writeVec3(frames, offset + 3, axes[0])
  writeVec3(frames, offset + 6, axes[1])
  writeVec3(frames, offset + 9, axes[2])
  writeVec3(frames, offset + 12, half)
}

/** Writes what a kernel reads of a capsule: its base, height and radius, as they are. */
export function writeCapsule(frames: Float64Array, offset: number, { base, height, radius }: CapsuleShape): void {
  writeVec3(frames, offset, base)
  frames[offset + 3] = height
  frames[offset + 4] = radius
}

/** Reads a box that `writeBox` wrote. */
export function readBox(out: OwnBox, frames: Float64Array, offset: number): void {
  readVec3(out.centre, frames, offset)
  readVec3(out.axes[0], frames, offset + 3)
  readVec3(out.axes[1], frames, offset + 6)
  readVec3(out.axes[2], frames, offset + 9)
  readVec3(out.half, frames, offset + 12)
}

/** Reads a capsule that `writeCapsule` wrote. */
export function readCapsule(out: OwnCapsule, frames: Float64Array, offset: number): void {
  readVec3(out.base, frames, offset)
  out.height = frames[offset + 3]!
  out.radius = frames[offset + 4]!
}

function writeVec3(frames: Float64Array, offset: number, { x, y, z }: ReadonlyVec3): void {
  frames[offset] = x
  frames[offset + 1] = y
  frames[offset + 2] = z
}

function readVec3(out: Vec3, frames: Float64Array, offset: number): void {
  out.x = frames[offset]!
  out.y = frames[offset + 1]!
  out.z = frames[offset + 2]!
}
