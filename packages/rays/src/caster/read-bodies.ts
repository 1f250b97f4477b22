import type { Body, BodyList } from '@coney/bodies'
import { STRIDE, type BodyGrid } from './body-grid.ts'
import { bodyReach, createBodyReach, type BodyReach } from './body-reach.ts'

const reach = createBodyReach()

/** Reads the bodies of a list, in its order, into `bodies` and `boxes` of a grid. */
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
  }
  grid.largest = 0
  grid.thinnest = Infinity
  for (let i = 0; i < count; i++) {
    const body = bodies[i]!
    bodyReach(reach, body)
    writeOutline(grid, i * STRIDE, reach)
    writeBounds(grid, i * STRIDE + 4, body)
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
