import { TRIANGLE, TRIANGLE_NUMBER, type TriangleBounds } from './triangle-bounds.ts'

/** Rows of triangles in another order. */
export interface OrderedTriangles {
  /** `TRIANGLE` numbers a row, as in `TriangleBounds`; and the same bytes as whole numbers, which say whose row it is. */
  readonly triangles: Float32Array
  readonly numbers: Int32Array
  /** Of each triangle, where its row stands. */
  readonly places: Int32Array
}

/** Copies the rows of triangles, in the order in which lists first name them; what no list names is left out. */
export function orderTriangles(bounds: TriangleBounds, lists: readonly Int32Array[]): OrderedTriangles {
  const places = new Int32Array(bounds.triangles.length / TRIANGLE).fill(-1)
  const order: number[] = []
  for (const list of lists) {
    for (const triangle of list) {
      if (places[triangle] !== -1) continue
      places[triangle] = order.length * TRIANGLE
      order.push(triangle)
    }
  }
  const triangles = new Float32Array(order.length * TRIANGLE)
  const numbers = new Int32Array(triangles.buffer)
  order.forEach((triangle, i) => {
    const row = triangle * TRIANGLE
    triangles.set(bounds.triangles.subarray(row, row + TRIANGLE), i * TRIANGLE)
    numbers[i * TRIANGLE + TRIANGLE_NUMBER] = triangle
  })
  return { triangles, numbers, places }
}
