import { SHAPE_ENABLED } from '@coney/bodies'
import { RAYCAST_TARGET } from '../constants.ts'
import { SHAPE_ROW } from '../kernels/shape-rows.ts'
import { createContact } from '../ray/contact.ts'
import { segmentMeetsBox } from '../shapes/ray-box.ts'
import { segmentMeetsCapsule } from '../shapes/ray-capsule.ts'
import { STRIDE, type BodyGrid } from './body-grid.ts'
import type { Search } from './search.ts'

const { max, min } = Math

const asked = createContact()

/**
 * Asks of the body at a place of the list what the walk asks: where does the ray meet its shapes, may it meet them, and
 * do the bounds of the two meet, touching included?
 *
 * The kernels are asked first, for they read what stands side by side, and most say no. A hit is kept when it is nearer
 * than the nearest so far, or as near and earlier in the list.
 */
export function tryBody<Owner>(grid: BodyGrid<Owner>, search: Search, place: number): void {
  const { rows, capsules, firstShape } = grid
  const end = firstShape[place + 1]!
  for (let i = firstShape[place]!; i < end; i++) {
    const at = i * SHAPE_ROW
    const meets =
      capsules[i] === 1
        ? segmentMeetsCapsule(search.segment, rows, at, asked)
        : segmentMeetsBox(search.segment, rows, at, asked)
    if (!meets) continue
    const { fraction } = asked
    if (fraction > search.fraction || (fraction === search.fraction && place >= search.place)) continue
    const shape = grid.shapes[i]!
    if ((shape.flags & SHAPE_ENABLED) === 0 || !isCandidate(grid, search, place)) continue
    search.fraction = fraction
    search.place = place
    search.shape = shape
  }
}

/** Whether the walk takes the body up: bounds, flag, type and owner. */
function isCandidate<Owner>({ boxes, bodies }: BodyGrid<Owner>, search: Search, place: number): boolean {
  const { start } = search.segment
  const { end } = search
  const at = place * STRIDE
  if (!(boxes[at + 4]! <= max(start.x, end.x) && boxes[at + 7]! >= min(start.x, end.x))) return false
  if (!(boxes[at + 5]! <= max(start.y, end.y) && boxes[at + 8]! >= min(start.y, end.y))) return false
  if (!(boxes[at + 6]! <= max(start.z, end.z) && boxes[at + 9]! >= min(start.z, end.z))) return false
  const { flags, typeMask, owner } = bodies[place]!
  if ((flags & RAYCAST_TARGET) === 0 || (typeMask & search.typeMask) === 0) return false
  return search.ignored === undefined || owner !== search.ignored
}
