import type { UprightCapsule } from '../kernels/capsule-frame.ts'
import { segmentCapsule } from '../kernels/segment-capsule.ts'
import type { Contact } from '../ray/contact.ts'
import { createHitList } from '../ray/hit-list.ts'
import { keepInside } from '../ray/keep-inside.ts'
import { createRaySegment, type Ray, type RaySegment } from '../ray/ray.ts'
import { segmentOfRay } from '../ray/segment-of-ray.ts'
import { createOwnCapsule, standUpright } from './upright.ts'

const segment = createRaySegment()
const hits = createHitList()
const upright = createOwnCapsule()

/**
 * Casts a ray against one upright capsule with round ends.
 *
 * A hit writes `fraction` and `flags` (0) of the contact: the first root inside the segment, in the order in which
 * `segmentCapsule` stores them. That is the entry for a ray that comes in through the side or goes up, the exit for one
 * that starts inside or comes down through the top. A miss writes nothing and answers false.
 *
 * @orig 0x003459f0 PhysicsRay_Capsule (unknown)
 */
export function rayCapsule(ray: Ray, capsule: UprightCapsule, contact: Pick<Contact, 'fraction' | 'flags'>): boolean {
  segmentOfRay(segment, ray)
  return segmentMeetsCapsule(segment, capsule, contact)
}

/** The same for a segment, for whoever asks with one more than once. */
export function segmentMeetsCapsule(
  from: RaySegment,
  capsule: UprightCapsule,
  contact: Pick<Contact, 'fraction' | 'flags'>,
): boolean {
  standUpright(upright, capsule)
  hits.count = 0
  if (!segmentCapsule(from, upright, hits)) return false
  keepInside(hits)
  if (hits.count === 0) return false
  contact.flags = 0
  contact.fraction = hits.fractions[0]!
  return true
}
