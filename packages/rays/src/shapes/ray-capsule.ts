import { missesCapsule } from '../kernels/misses-capsule.ts'
import { segmentCapsule, type UprightCapsule } from '../kernels/segment-capsule.ts'
import { readCapsuleRow, SHAPE_ROW, writeCapsuleRow } from '../kernels/shape-rows.ts'
import type { Contact } from '../ray/contact.ts'
import { createHitList } from '../ray/hit-list.ts'
import { keepInside } from '../ray/keep-inside.ts'
import { createRaySegment, type Ray, type RaySegment } from '../ray/ray.ts'
import { segmentOfRay } from '../ray/segment-of-ray.ts'
import { createOwnCapsule, standUpright } from './upright.ts'

const segment = createRaySegment()
const row = new Float64Array(SHAPE_ROW)
const own = createOwnCapsule()
const hits = createHitList()

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
  standUpright(own, capsule)
  writeCapsuleRow(row, 0, own)
  return segmentMeetsCapsule(segment, row, 0, contact)
}

/** The same for a segment and a capsule in a row, for whoever asks with one more than once. */
export function segmentMeetsCapsule(
  from: RaySegment,
  rows: Float64Array,
  at: number,
  contact: Pick<Contact, 'fraction' | 'flags'>,
): boolean {
  if (missesCapsule(from, rows, at)) return false
  readCapsuleRow(own, rows, at)
  hits.count = 0
  if (!segmentCapsule(from, own, hits)) return false
  keepInside(hits)
  if (hits.count === 0) return false
  contact.flags = 0
  contact.fraction = hits.fractions[0]!
  return true
}
