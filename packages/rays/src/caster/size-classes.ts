import { STRIDE } from './body-grid.ts'
import { createStrips, sortIntoStrips, type Strips } from './strips.ts'

const { max } = Math

/** A class ends at so many times the usual size of its bodies. */
const SPREAD = 4
/** The last class takes all that is left. */
const MOST_CLASSES = 6
/** Outlines smaller than this, in metres, count as this large. */
const SMALLEST = 1 / 64

/**
 * Bodies of about one size, in strips along x and along y.
 *
 * Around a ray one has to look as far as the largest outline reaches: a house must not make the search for pebbles wide.
 */
export interface SizeClass {
  /** No outline in it has larger half extents. */
  halfX: number
  halfY: number
  /** Strips one after the other along x, for rays that go farther in x; and along y. */
  readonly alongX: Strips
  readonly alongY: Strips
}

function createSizeClass(): SizeClass {
  return { halfX: 0, halfY: 0, alongX: createStrips(), alongY: createStrips() }
}

/** Places of the list that are to be put into classes, and those that go into the one at hand. */
let rest = new Int32Array(0)
let members = new Int32Array(0)

/** Sorts the outlines at the first `count` of some places into classes, from small to large, and answers how many. */
export function sortBySize(classes: SizeClass[], boxes: Float64Array, places: Int32Array, count: number): number {
  if (rest.length < count) {
    rest = new Int32Array(count * 2)
    members = new Int32Array(count * 2)
  }
  rest.set(places.subarray(0, count))
  let left = count
  let made = 0
  while (left > 0) {
    const limit = made === MOST_CLASSES - 1 ? Infinity : SPREAD * usualSize(boxes, left)
    const into = (classes[made] ??= createSizeClass())
    left = fill(into, boxes, left, limit)
    made++
  }
  return made
}

/** The harmonic mean of the sizes that are left: a few that are large do not move it. */
function usualSize(boxes: Float64Array, left: number): number {
  let sum = 0
  for (let i = 0; i < left; i++) sum += 1 / sizeOf(boxes, rest[i]!)
  return left / sum
}

function sizeOf(boxes: Float64Array, place: number): number {
  return max(SMALLEST, boxes[place * STRIDE + 2]!, boxes[place * STRIDE + 3]!)
}

/** Takes what is not larger than a limit out of what is left, into a class; answers how many are left then. */
function fill(into: SizeClass, boxes: Float64Array, left: number, limit: number): number {
  let count = 0
  let kept = 0
  into.halfX = into.halfY = 0
  for (let i = 0; i < left; i++) {
    const place = rest[i]!
    if (sizeOf(boxes, place) > limit) {
      rest[kept++] = place
      continue
    }
    members[count++] = place
    into.halfX = max(into.halfX, boxes[place * STRIDE + 2]!)
    into.halfY = max(into.halfY, boxes[place * STRIDE + 3]!)
  }
  sortIntoStrips(into.alongX, boxes, members, count, 0)
  sortIntoStrips(into.alongY, boxes, members, count, 1)
  return kept
}
