import type { CollisionMesh } from './collision-mesh.ts'

/** Writes v0, v1 − v0 and v2 − v0 of a triangle into a row of edges. The row rounds to float32. */
export function readEdges(edges: Float32Array, at: number, mesh: CollisionMesh, triangle: number): void {
  const { corners, vertices } = mesh
  const a = corners[triangle * 3]! * 4
  const b = corners[triangle * 3 + 1]! * 4
  const c = corners[triangle * 3 + 2]! * 4
  for (let i = 0; i < 3; i++) {
    const v0 = vertices[a + i]!
    edges[at + i] = v0
    edges[at + 3 + i] = vertices[b + i]! - v0
    edges[at + 6 + i] = vertices[c + i]! - v0
  }
}
