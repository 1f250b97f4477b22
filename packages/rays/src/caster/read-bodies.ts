import { shapesOf, type Body, type BodyList } from '@coney/bodies'
import { STRIDE, type BodyGrid } from './body-grid.ts'
import { SHAPE_ROW, writeBoxRow, writeCapsuleRow } from '../kernels/shape-rows.ts'
import { createOwnCapsule, standUpright } from '../shapes/upright.ts'
import { bodyReach, createBodyReach, type BodyReach } from './body-reach.ts'
import { sortBySize } from './size-classes.ts'

const reach = createBodyReach()
const upright = createOwnCapsule()
/** Places that go into classes. */
let toSort = new Int32Array(0)

/** Reads the bodies of a list and their shapes into a grid, and sorts them. Rows that are long enough are used again. */
export function readBodies<Owner>(grid: BodyGrid<Owner>, list: BodyList<Owner>): void {
  const { bodies } = grid
  grid.version = list.version
  let count = 0
  let start = -Infinity
  grid.ordered = true
  for (let body = list.head; body !== undefined; body = body.next) {
    if (!(body.min.x >= start)) grid.ordered = false
    start = body.min.x
    bodies[count++] = body
  }
  bodies.length = count

  if (grid.boxes.length < count * STRIDE) {
    grid.boxes = new Float64Array(count * 2 * STRIDE)
    grid.everywhere = new Int32Array(count * 2)
    grid.firstShape = new Int32Array(count * 2 + 1)
  }
  if (toSort.length < count) toSort = new Int32Array(count * 2)
  readOutlines(grid)
  readShapes(grid)
}

/** Lists the shapes that a ray can meet, and writes their rows. */
function readShapes<Owner>(grid: BodyGrid<Owner>): void {
  const { bodies, shapes, firstShape } = grid
  let count = 0
  for (let i = 0; i < bodies.length; i++) {
    firstShape[i] = count
    const chain = shapesOf(bodies[i]!)
    for (let j = 0; j < chain.length; j++) {
      const shape = chain[j]!
      if (shape.kind === 'box' || shape.kind === 'capsule') shapes[count++] = shape
    }
  }
  firstShape[bodies.length] = count
  shapes.length = count
  if (grid.rows.length < count * SHAPE_ROW) {
    grid.rows = new Float64Array(count * 2 * SHAPE_ROW)
    grid.capsules = new Uint8Array(count * 2)
  }
  for (let i = 0; i < count; i++) {
    const shape = shapes[i]!
    grid.capsules[i] = shape.kind === 'capsule' ? 1 : 0
    if (shape.kind === 'box') {
      writeBoxRow(grid.rows, i * SHAPE_ROW, shape)
    } else {
      standUpright(upright, shape)
      writeCapsuleRow(grid.rows, i * SHAPE_ROW, upright)
    }
  }
}

/** Writes outlines and bounds, and puts those that a ray can meet into classes or on the list of those tried everywhere. */
function readOutlines<Owner>(grid: BodyGrid<Owner>): void {
  const { bodies } = grid
  grid.largest = 0
  grid.thinnest = Infinity
  grid.everywhereCount = 0
  let sorted = 0
  for (let i = 0; i < bodies.length; i++) {
    const body = bodies[i]!
    bodyReach(reach, body)
    writeBounds(grid, i * STRIDE + 4, body)
    if (!reach.castable) continue
    if (!reach.trusted) {
      grid.everywhere[grid.everywhereCount++] = i
      continue
    }
    writeOutline(grid, i * STRIDE, reach)
    toSort[sorted++] = i
  }
  grid.classCount = sortBySize(grid.classes, grid.boxes, toSort, sorted)
}

function writeOutline<Owner>(grid: BodyGrid<Owner>, offset: number, from: BodyReach): void {
  const { boxes } = grid
  boxes[offset] = (from.minX + from.maxX) / 2
  boxes[offset + 1] = (from.minY + from.maxY) / 2
  boxes[offset + 2] = (from.maxX - from.minX) / 2
  boxes[offset + 3] = (from.maxY - from.minY) / 2
  grid.largest = Math.max(grid.largest, from.size)
  grid.thinnest = Math.min(grid.thinnest, from.thinnest)
}

function writeBounds<Owner>(grid: BodyGrid<Owner>, offset: number, { min, max }: Body<Owner>): void {
  const { boxes } = grid
  boxes[offset] = min.x
  boxes[offset + 1] = min.y
  boxes[offset + 2] = min.z
  boxes[offset + 3] = max.x
  boxes[offset + 4] = max.y
  boxes[offset + 5] = max.z
}
