import { SHAPE_ENABLED, shapesOf, type Body } from '@coney/bodies'
import { RAYCAST_TARGET } from '../constants.ts'
import { createContact } from '../ray/contact.ts'
import { rayShape } from '../shapes/ray-shape.ts'
import { STRIDE, type BodyGrid } from './body-grid.ts'
import type { Search } from './search.ts'

const { abs } = Math

const asked = createContact()

/**
 * Tries the bodies at some places of the list, `places[from]` up to, without, `places[to]`: each once in a search.
 *
 * First the cheap test that most fail: does the endless line of the ray, seen from above, pass over the outline? With c
 * from S to the outline's centre and e its half extents, it passes by when |c × D| > e.x·|D.y| + e.y·|D.x|.
 *
 * ```text
 *                 +-----+
 *        D ↗      |  c  |  e.y       |c × D| / |D|: distance of the centre from the line
 *         ／      +-----+
 *       S           e.x              (e.x·|D.y| + e.y·|D.x|) / |D|: half the width of the outline across it
 * ```
 *
 * Then what the walk asks: do the bounds meet those of the ray, touching included, and is it somebody it may meet?
 */
export function tryPlaces<Owner>(
  grid: BodyGrid<Owner>,
  search: Search,
  places: ArrayLike<number>,
  from: number,
  to: number,
): void {
  const { boxes, bodies, tried } = grid
  const { startX, startY, moveX, moveY, margin, typeMask, ignored, number } = search
  const { min, max } = search.bounds
  const acrossX = abs(moveY)
  const acrossY = abs(moveX)
  for (let i = from; i < to; i++) {
    const place = places[i]!
    if (tried[place] === number) continue
    tried[place] = number
    const o = place * STRIDE
    const cross = (boxes[o]! - startX) * moveY - (boxes[o + 1]! - startY) * moveX
    if (abs(cross) > (boxes[o + 2]! + margin) * acrossX + (boxes[o + 3]! + margin) * acrossY) continue
    if (!(boxes[o + 4]! <= max.x && boxes[o + 7]! >= min.x)) continue
    if (!(boxes[o + 5]! <= max.y && boxes[o + 8]! >= min.y)) continue
    if (!(boxes[o + 6]! <= max.z && boxes[o + 9]! >= min.z)) continue
    const body = bodies[place]!
    if ((body.flags & RAYCAST_TARGET) === 0 || (body.typeMask & typeMask) === 0) continue
    if (ignored !== undefined && body.owner === ignored) continue
    tryShapes(search, body, place)
  }
}

/** Keeps a hit that is nearer than the nearest so far, or as near and earlier in the list. */
function tryShapes(search: Search, body: Body, place: number): void {
  const shapes = shapesOf(body)
  for (let i = 0; i < shapes.length; i++) {
    const shape = shapes[i]!
    if ((shape.flags & SHAPE_ENABLED) === 0 || !rayShape(search.ray, shape, asked)) continue
    const { fraction } = asked
    if (fraction > search.fraction || (fraction === search.fraction && place >= search.place)) continue
    search.fraction = fraction
    search.place = place
    search.shape = shape
  }
}
