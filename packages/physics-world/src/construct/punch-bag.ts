import { addShape, setCapsuleSize } from '@coney/bodies'
import { BAG_LENGTH, HUMAN_HEIGHT, HUMAN_RADIUS, STRIKE_TARGET } from '../constants.ts'
import { createHumanBody, type HumanBody } from '../pools/human-body.ts'
import { createPoolCapsule, createPoolSegment, type PoolCapsule, type PoolSegment } from '../shapes/pool-shapes.ts'

/** What there is of the one punch bag: a human to whoever hits it. */
export interface PunchBag<Owner = unknown> {
  /** The body of a human, with this capsule and this segment as its only shapes. */
  readonly body: HumanBody<Owner>
  /** What a strike meets. It hangs from bone 3, and is a strike target that is not enabled. */
  readonly segment: PoolSegment
  /** The one among its shapes, of the size of a human. */
  readonly capsule: PoolCapsule
}

/** The bone that the segment of the punch bag hangs from: a human's spine. */
const SPINE = 3

/** A new punch bag. Its segment can be struck, and is not enabled. */
export function createPunchBag<Owner>(): PunchBag<Owner> {
  const body = createHumanBody<Owner>()
  const segment = createPoolSegment()
  const capsule = createPoolCapsule()
  setCapsuleSize(capsule, HUMAN_HEIGHT, HUMAN_RADIUS)
  addShape(body, capsule)
  body.boneShapes.push(segment)
  segment.bone = SPINE
  segment.flags = STRIKE_TARGET
  segment.radius = HUMAN_RADIUS
  segment.length = BAG_LENGTH
  return { body, segment, capsule }
}
