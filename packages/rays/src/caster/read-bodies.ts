import { shapesOf, type Body, type BodyList } from '@coney/bodies'
import { STRIDE, type BodyGrid } from './body-grid.ts'
import { bodyReach, createBodyReach, type BodyReach } from './body-reach.ts'
import { FRAME, writeBox, writeCapsule } from './frames.ts'

const reach = createBodyReach()

/** Reads the bodies of a list, in its order, and their shapes into a grid. */
export function readBodies<Owner>(grid: BodyGrid<Owner>, list: BodyList<Owner>): void {
  const { bodies } = grid
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
    grid.tried = new Int32Array(count * 2)
    grid.everywhere = new Int32Array(count * 2)
    grid.firstShape = new Int32Array(count * 2 + 1)
  }
  grid.largest = 0
  grid.thinnest = Infinity
  for (let i = 0; i < count; i++) {
    const body = bodies[i]!
    bodyReach(reach, body)
    writeOutline(grid, i * STRIDE, reach)
    writeBounds(grid, i * STRIDE + 4, body)
  }
  readShapes(grid)
}

/** Lists the shapes that a ray can meet, and writes their frames. */
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
  if (grid.frames.length < count * FRAME) grid.frames = new Float64Array(count * 2 * FRAME)
  for (let i = 0; i < count; i++) {
    const shape = shapes[i]!
    if (shape.kind === 'box') writeBox(grid.frames, i * FRAME, shape)
    else writeCapsule(grid.frames, i * FRAME, shape)
  }
}

function writeOutline<Owner>(grid: BodyGrid<Owner>, offset: number, from: BodyReach): void {
  const { boxes } = grid
  boxes[offset] = (from.minX + from.maxX) / 2
  boxes[offset + 1] = (from.minY + from.maxY) / 2
  boxes[offset + 2] = (from.maxX - from.minX) / 2
  boxes[offset + 3] = (from.maxY - from.minY) / 2
  if (!from.castable) {
    boxes.fill(0, offset, offset + 2)
    boxes.fill(-1, offset + 2, offset + 4)
  } else if (!from.trusted) {
    boxes.fill(0, offset, offset + 2)
    boxes.fill(Infinity, offset + 2, offset + 4)
  } else {
    grid.largest = Math.max(grid.largest, from.size)
    grid.thinnest = Math.min(grid.thinnest, from.thinnest)
  }
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
