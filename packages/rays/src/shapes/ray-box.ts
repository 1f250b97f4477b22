import type { BoxFrame } from '../kernels/segment-oriented-box.ts'
import { segmentOrientedBox } from '../kernels/segment-oriented-box.ts'
import type { Contact } from '../ray/contact.ts'
import { createHitList } from '../ray/hit-list.ts'
import { createRaySegment, type Ray, type RaySegment } from '../ray/ray.ts'
import { segmentOfRay } from '../ray/segment-of-ray.ts'

const segment = createRaySegment()
const hits = createHitList()

/**
 * Casts a ray against one box as it stands now.
 *
 * A hit writes `fraction` and `flags` (0) of the contact: where the segment enters the box, or 0 when it starts in it
 * or on it and leaves. A segment that stays inside meets nothing. A miss writes nothing and answers false.
 *
 * @orig 0x00345b90 PhysicsRay_Box (unknown)
 */
export function rayBox(ray: Ray, box: BoxFrame, contact: Pick<Contact, 'fraction' | 'flags'>): boolean {
  segmentOfRay(segment, ray)
  return segmentMeetsBox(segment, box, contact)
}

/** The same for a segment, for whoever asks with one more than once. */
export function segmentMeetsBox(
  from: RaySegment,
  box: BoxFrame,
  contact: Pick<Contact, 'fraction' | 'flags'>,
): boolean {
  hits.count = 0
  // What the kernel stores lies inside the segment: there is nothing to take out.
  if (!segmentOrientedBox(from, box, hits) || hits.count === 0) return false
  contact.flags = 0
  contact.fraction = hits.fractions[0]!
  return true
}
