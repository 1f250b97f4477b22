import { createBox, createCapsule, createSegment, createSphere } from '@coney/bodies'
import type { BoxShape, CapsuleShape, SegmentShape, SphereShape } from '@coney/bodies'
import { createAttachment, type Attachment } from './attachment.ts'

/** A box that an owner carries. */
export interface PoolBox extends BoxShape, Attachment {}

/** A sphere that an owner carries. */
export interface PoolSphere extends SphereShape, Attachment {}

/** A capsule that an owner carries. */
export interface PoolCapsule extends CapsuleShape, Attachment {}

/** A segment that an owner carries: from its offset along the x axis of the bone. */
export interface PoolSegment extends SegmentShape, Attachment {
  /** In metres. */
  length: number
}

const ORIGIN = { x: 0, y: 0, z: 0 }

/** A box as the pools are filled with: enabled, of no size. */
export function createPoolBox(): PoolBox {
  return Object.assign(createBox({ centre: ORIGIN, half: ORIGIN }), createAttachment())
}

/** A sphere as the pools are filled with: enabled, of no size. */
export function createPoolSphere(): PoolSphere {
  return Object.assign(createSphere({ centre: ORIGIN, radius: 0 }), createAttachment())
}

/** A capsule as the pools are filled with: enabled, of no size. */
export function createPoolCapsule(): PoolCapsule {
  return Object.assign(createCapsule({ base: ORIGIN, height: 0, radius: 0 }), createAttachment())
}

/** A segment as the pools are filled with: enabled, of no size. */
export function createPoolSegment(): PoolSegment {
  return Object.assign(createSegment({ start: ORIGIN, end: ORIGIN, radius: 0 }), createAttachment(), { length: 0 })
}
