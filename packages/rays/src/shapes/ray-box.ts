import { filterBox } from '../kernels/filter-box.ts'
import { createOwnBox, readBoxRow, SHAPE_ROW, writeBoxRow } from '../kernels/shape-rows.ts'
import { segmentOrientedBox, type BoxFrame } from '../kernels/segment-oriented-box.ts'
import type { Contact } from '../ray/contact.ts'
import { createHitList } from '../ray/hit-list.ts'
import { createRaySegment, type Ray, type RaySegment } from '../ray/ray.ts'
import { segmentOfRay } from '../ray/segment-of-ray.ts'

const segment = createRaySegment()
const row = new Float64Array(SHAPE_ROW)
const own = createOwnBox()
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
  writeBoxRow(row, 0, box)
  return segmentMeetsBox(segment, row, 0, contact)
}

/** The same for a segment and a box in a row, for whoever asks with one more than once. */
export function segmentMeetsBox(
  from: RaySegment,
  rows: Float64Array,
  at: number,
  contact: Pick<Contact, 'fraction' | 'flags'>,
): boolean {
  const filtered = filterBox(from, rows, at, contact)
  if (filtered === 'missed') return false
  if (filtered === 'undecided') {
    readBoxRow(own, rows, at)
    hits.count = 0
    // What the kernel stores lies inside the segment: there is nothing to take out.
    if (!segmentOrientedBox(from, own, hits) || hits.count === 0) return false
    contact.fraction = hits.fractions[0]!
  }
  contact.flags = 0
  return true
}
