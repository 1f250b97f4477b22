import { buildCollisionMesh, type CollisionMesh, type MeshTriangle } from '@coney/world-ray'
import { Random } from '@coney/trials'
import { sceneRay, type SceneRay } from './scene-ray.ts'

const { cos, fround, PI, sin, sqrt } = Math

/** A street grid: squares of a metre, two triangles each; roads with kerbs, and blocks of a storey between them. */
export interface Street {
  readonly side: number
  readonly mesh: CollisionMesh
  readonly positions: Float32Array
  readonly corners: Uint32Array
}

/** A street of side × side squares, in cells of so many metres. Triangles are met from both sides. */
export function street(side: number, cell: number): Street {
  const random = new Random(5)
  const heights = Float32Array.from({ length: (side + 1) ** 2 }, (_, i) => {
    const x = i % (side + 1)
    const y = Math.floor(i / (side + 1))
    return x % 16 < 5 || y % 16 < 5 ? random.between(0, 0.1) : 3
  })
  const point = (x: number, y: number) => ({ x, y, z: heights[y * (side + 1) + x]! })
  const triangles: MeshTriangle[] = []
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      triangles.push({ a: point(x, y), b: point(x + 1, y), c: point(x, y + 1), flags: 0x3, material: 5 })
      triangles.push({ a: point(x + 1, y), b: point(x + 1, y + 1), c: point(x, y + 1), flags: 0x3, material: 5 })
    }
  }
  const cells = Math.max(1, Math.round(side / cell))
  const mesh = buildCollisionMesh(triangles, { columns: cells, rows: cells, layers: 1 })
  const positions = mesh.vertices.filter((_, i) => i % 4 !== 3)
  return { side, mesh, positions, corners: mesh.corners }
}

/** Rays five metres straight down, from up to two metres above the roofs. */
export function raysDown(side: number, count: number): readonly SceneRay[] {
  const random = new Random(11)
  return Array.from({ length: count }, () =>
    sceneRay(random.point({ x: 0, y: 0, z: 1 }, { x: side, y: side, z: 5 }), { x: 0, y: 0, z: -1 }, 5),
  )
}

/** Rays of fifty metres across the streets, in any direction, rising or falling a little. */
export function raysAcross(side: number, count: number): readonly SceneRay[] {
  const random = new Random(12)
  return Array.from({ length: count }, () => {
    const turn = random.fraction() * 2 * PI
    const z = random.between(-0.1, 0.1)
    const level = sqrt(1 - z * z)
    const origin = random.point({ x: 0, y: 0, z: 0.5 }, { x: side, y: side, z: 5 })
    return sceneRay(origin, { x: fround(cos(turn) * level), y: fround(sin(turn) * level), z }, 50)
  })
}
