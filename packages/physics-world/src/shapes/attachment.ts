import { createVec3, type Vec3 } from '@coney/math'

/** Where a shape hangs on its owner. Whoever poses the shape reads it; the shape itself says where it is now. */
export interface Attachment {
  /** The bone whose frame `offset` is in; -1 is the frame of the owner itself. */
  bone: number
  /** In metres. */
  readonly offset: Vec3
}

/** The attachment of a shape that nobody has attached yet: to the owner itself, without an offset. */
export function createAttachment(): Attachment {
  return { bone: -1, offset: createVec3() }
}
