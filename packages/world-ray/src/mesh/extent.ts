const { max, min } = Math

/** Where the vertices of a mesh lie along an axis: the least coordinate, and how far it is to the largest. */
export interface Extent {
  readonly low: number
  readonly length: number
}

/** The extent of vertices, four numbers each, along axis 0, 1 or 2. Where there is none it is 0 from 0 on. */
export function extentAlong(vertices: Float32Array, axis: number): Extent {
  let low = Infinity
  let high = -Infinity
  for (let i = axis; i < vertices.length; i += 4) {
    low = min(low, vertices[i]!)
    high = max(high, vertices[i]!)
  }
  return low <= high ? { low, length: high - low } : { low: 0, length: 0 }
}
