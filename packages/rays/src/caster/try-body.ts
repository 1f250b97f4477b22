import { SHAPE_ENABLED } from '@coney/bodies'
import { RAYCAST_TARGET } from '../constants.ts'
import { createContact } from '../ray/contact.ts'
import { segmentMeetsBox } from '../shapes/ray-box.ts'
import { segmentMeetsCapsule } from '../shapes/ray-capsule.ts'
import { createOwnCapsule } from '../shapes/upright.ts'
import { STRIDE, type BodyGrid } from './body-grid.ts'
import { createOwnBox, FRAME, readBox, readCapsule } from './frames.ts'
import type { Search } from './search.ts'

const box = createOwnBox()
const capsule = createOwnCapsule()
const asked = createContact()

/**
 * Asks of the body at a place of the list what the walk asks: do its bounds meet those of the ray, touching included,
 * may the ray meet it, and where does it meet its shapes?
 *
 * A hit is kept when it is nearer than the nearest so far, or as near and earlier in the list.
 */
export function tryBody<Owner>(grid: BodyGrid<Owner>, search: Search, place: number): void {
  const { boxes, frames, shapes, firstShape } = grid
  const { min, max } = search.bounds
  const o = place * STRIDE
  if (!(boxes[o + 4]! <= max.x && boxes[o + 7]! >= min.x)) return
  if (!(boxes[o + 5]! <= max.y && boxes[o + 8]! >= min.y)) return
  if (!(boxes[o + 6]! <= max.z && boxes[o + 9]! >= min.z)) return
  const body = grid.bodies[place]!
  if ((body.flags & RAYCAST_TARGET) === 0 || (body.typeMask & search.typeMask) === 0) return
  if (search.ignored !== undefined && body.owner === search.ignored) return

  const end = firstShape[place + 1]!
  for (let i = firstShape[place]!; i < end; i++) {
    const shape = shapes[i]!
    if ((shape.flags & SHAPE_ENABLED) === 0) continue
    if (shape.kind === 'box') {
      readBox(box, frames, i * FRAME)
      if (!segmentMeetsBox(search.segment, box, asked)) continue
    } else {
      readCapsule(capsule, frames, i * FRAME)
      if (!segmentMeetsCapsule(search.segment, capsule, asked)) continue
    }
    const { fraction } = asked
    if (fraction > search.fraction || (fraction === search.fraction && place >= search.place)) continue
    search.fraction = fraction
    search.place = place
    search.shape = shape
  }
}
