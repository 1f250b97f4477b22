import { createVec3 } from '@coney/math'
import { segmentCapsule } from '../kernels/segment-capsule.ts'
import type { UprightCapsule } from '../kernels/capsule-frame.ts'
import type { Contact } from '../ray/contact.ts'
import { createHitList } from '../ray/hit-list.ts'
import { keepInside } from '../ray/keep-inside.ts'
import { createRaySegment, type Ray } from '../ray/ray.ts'
import { segmentOfRay } from '../ray/segment-of-ray.ts'

const { fround } = Math

const segment = createRaySegment()
const hits = createHitList()
const upright = { base: createVec3(), height: 0, radius: 0 }

/**
 * Casts a ray against one upright capsule with round ends.
 *
 * The axis is measured between its ends in the world, (base.z + height) − base.z, which rounding can make a little
 * longer or shorter than the height. A hit writes `fraction` and `flags` (0) of the contact: the first root inside the
 * segment, in the order of `segmentCapsule`. From inside that is the exit. A miss writes nothing and answers false.
 *
 * @orig 0x003459f0 PhysicsRay_Capsule (unknown)
 */
export function rayCapsule(ray: Ray, capsule: UprightCapsule, contact: Pick<Contact, 'fraction' | 'flags'>): boolean {
  segmentOfRay(segment, ray)
  const { base } = capsule
  upright.base.x = base.x
  upright.base.y = base.y
  upright.base.z = base.z
  upright.height = fround(fround(base.z + capsule.height) - base.z)
  upright.radius = capsule.radius
  hits.count = 0
  if (!segmentCapsule(segment, upright, hits)) return false
  keepInside(hits)
  if (hits.count === 0) return false
  contact.flags = 0
  contact.fraction = hits.fractions[0]!
  return true
}
