import { TRIANGLE, TRIANGLE_BOX, type TriangleBounds } from './triangle-bounds.ts'

/** Numbers of a triangle in the rows of planes: n and k. */
export const PLANE = 4
/** Numbers of a triangle in the rows of boxes: middle and half extents, and behind them the number of the triangle. */
export const BOX = 8
export const BOX_TRIANGLE = 6

/** Planes and boxes of triangles in another order, apart from each other: often the plane is enough. */
export interface OrderedTriangles {
  readonly planes: Float32Array
  readonly boxes: Float32Array
  /** The same bytes as the boxes, as whole numbers. */
  readonly numbers: Int32Array
  /** Of each triangle, the number of its row. */
  readonly rows: Int32Array
}

/** Copies the rows of triangles, in the order in which lists first name them; what no list names is left out. */
export function orderTriangles({ triangles }: TriangleBounds, lists: readonly Int32Array[]): OrderedTriangles {
  const rows = new Int32Array(triangles.length / TRIANGLE).fill(-1)
  const order: number[] = []
  for (const list of lists) {
    for (const triangle of list) {
      if (rows[triangle] !== -1) continue
      rows[triangle] = order.length
      order.push(triangle)
    }
  }
  const planes = new Float32Array(order.length * PLANE)
  const boxes = new Float32Array(order.length * BOX)
  const numbers = new Int32Array(boxes.buffer)
  order.forEach((triangle, i) => {
    const row = triangle * TRIANGLE
    planes.set(triangles.subarray(row, row + TRIANGLE_BOX), i * PLANE)
    boxes.set(triangles.subarray(row + TRIANGLE_BOX, row + TRIANGLE), i * BOX)
    numbers[i * BOX + BOX_TRIANGLE] = triangle
  })
  return { planes, boxes, numbers, rows }
}
