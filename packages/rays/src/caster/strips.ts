import { STRIDE } from './body-grid.ts'

const { floor, max, min, sqrt } = Math

/** Numbers of an item: centre along and across, half extents along and across, lowest and highest z of the bounds. */
export const ITEM = 6
/** Strips, and bins of a strip, at most. */
const MOST_STRIPS = 256
const MOST_BINS = 1024
/** Width of a strip and of a bin, in shares of the side of the square that each body would have to itself. */
const STRIP = 2
const BIN = 0.25
/** No strip is narrower than this, in metres. */
const NARROWEST = 1 / 16

/**
 * Bodies sorted by the middles of their outlines: into strips across one axis, and in a strip into bins along it.
 *
 * ```text
 *     across
 *       ^  +-----+-----+
 *       |  |     |  5  |  bin 2        starts   0 1 2 2 3 3 4
 *       |  +-----+-----+               places   7 2 | 9 5     (strip by strip, in it bin by bin)
 *       |  |  2  |     |  bin 1
 *       |  +-----+-----+
 *       |  |  7  |  9  |  bin 0
 *          +-----+-----+--> along
 * ```
 *
 * What a ray passes over in a strip lies in bins side by side, so in one run of items. Each body is in one bin alone:
 * who looks for bodies over a point looks as far around it as their outlines reach.
 */
export interface Strips {
  /** Where strips and bins begin, in metres. */
  along: number
  across: number
  /** Strips, and bins, a metre. */
  perStrip: number
  perBin: number
  strips: number
  bins: number
  /** Where bin i of strip s starts in the items is at `s * bins + i`; the start of the next one ends it. */
  starts: Int32Array
  /** Place in the list of each item. */
  places: Int32Array
  /** `ITEM` doubles an item, side by side: they are read in a row. */
  outlines: Float64Array
}

export function createStrips(): Strips {
  return {
    along: 0,
    across: 0,
    perStrip: 0,
    perBin: 0,
    strips: 0,
    bins: 0,
    starts: new Int32Array(1),
    places: new Int32Array(0),
    outlines: new Float64Array(0),
  }
}

/** Of each item, its bin, while items are sorted. */
let binOfItem = new Int32Array(0)

/**
 * Sorts the bodies at some places of the list into strips. `boxes` holds their outlines; `axis` is 0 for strips one
 * after the other along x, 1 for y.
 */
export function sortIntoStrips(
  out: Strips,
  boxes: Float64Array,
  members: Int32Array,
  count: number,
  axis: 0 | 1,
): void {
  layOut(out, boxes, members, count, axis)
  const bins = out.strips * out.bins
  if (out.starts.length <= bins) out.starts = new Int32Array(bins * 2 + 1)
  if (out.places.length < count) {
    out.places = new Int32Array(count * 2)
    out.outlines = new Float64Array(count * 2 * ITEM)
  }
  if (binOfItem.length < count) binOfItem = new Int32Array(count * 2)
  const { starts, places, outlines, along, across, perStrip, perBin } = out
  const lastStrip = out.strips - 1
  const lastBin = out.bins - 1
  starts.fill(0, 0, bins + 1)
  for (let i = 0; i < count; i++) {
    const at = members[i]! * STRIDE
    const strip = min(lastStrip, ((boxes[at + axis]! - along) * perStrip) | 0)
    const bin = strip * out.bins + min(lastBin, ((boxes[at + 1 - axis]! - across) * perBin) | 0)
    binOfItem[i] = bin
    starts[bin]!++
  }
  // Ends, until each item moves the end of its bin down to where it stands: at last they are starts.
  for (let bin = 1; bin <= bins; bin++) starts[bin]! += starts[bin - 1]!
  for (let i = count - 1; i >= 0; i--) {
    const item = --starts[binOfItem[i]!]!
    const place = members[i]!
    const at = place * STRIDE
    places[item] = place
    outlines[item * ITEM] = boxes[at + axis]!
    outlines[item * ITEM + 1] = boxes[at + 1 - axis]!
    outlines[item * ITEM + 2] = boxes[at + 2 + axis]!
    outlines[item * ITEM + 3] = boxes[at + 3 - axis]!
    outlines[item * ITEM + 4] = boxes[at + 6]!
    outlines[item * ITEM + 5] = boxes[at + 9]!
  }
}

/** Makes strips as wide as bodies are apart, and few enough where bodies are few. */
function layOut(out: Strips, boxes: Float64Array, members: Int32Array, count: number, axis: 0 | 1): void {
  let lowAlong = Infinity
  let lowAcross = Infinity
  let highAlong = -Infinity
  let highAcross = -Infinity
  for (let i = 0; i < count; i++) {
    const at = members[i]! * STRIDE
    const along = boxes[at + axis]!
    const across = boxes[at + 1 - axis]!
    if (along < lowAlong) lowAlong = along
    if (along > highAlong) highAlong = along
    if (across < lowAcross) lowAcross = across
    if (across > highAcross) highAcross = across
  }
  const length = highAlong - lowAlong
  const depth = highAcross - lowAcross
  const apart = max(NARROWEST, sqrt((length * depth) / count), (length + depth) / (2 * count))
  const strip = max(apart * STRIP, length / MOST_STRIPS)
  const bin = max(apart * BIN, depth / MOST_BINS)
  out.along = lowAlong
  out.across = lowAcross
  out.perStrip = 1 / strip
  out.perBin = 1 / bin
  out.strips = min(MOST_STRIPS, floor(length / strip) + 1)
  out.bins = min(MOST_BINS, floor(depth / bin) + 1)
}
