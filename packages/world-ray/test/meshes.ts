import { buildCollisionMesh, type CollisionMesh, type MeshTriangle } from '../src/index.ts'
import type { Random } from '@coney/trials'

const FLAGS = [0x1, 0x3, 0x3, 0x9, 0x800, 0x803, 0x0, 0xf001] as const

function dress(random: Random, corners: Pick<MeshTriangle, 'a' | 'b' | 'c'>): MeshTriangle {
  return { ...corners, material: random.below(6), flags: random.pick(FLAGS), area: random.below(3) }
}

/** A floor of squares of two metres, at z = 0: many rays meet edges and corners. */
export function flatMesh(random: Random): CollisionMesh {
  return buildCollisionMesh(heights(random, 32, 2, () => 0))
}

/** A street grid of 100,352 triangles: squares of one metre, kerbs and walls of a storey. */
export function streetMesh(random: Random): CollisionMesh {
  const height = (x: number, y: number): number => (x % 16 < 5 || y % 16 < 5 ? random.between(0, 0.1) : 3)
  return buildCollisionMesh(heights(random, 224, 1, height), { columns: 112, rows: 112 })
}

/** A slope of large squares: all in one plane but for the rounding of their corners. */
export function slopeMesh(random: Random): CollisionMesh {
  const [a, b] = [random.between(-0.5, 0.5), random.between(-0.5, 0.5)]
  return buildCollisionMesh(
    heights(random, 12, 16, (x, y) => 8 * (x * a + y * b)),
    { columns: 12, rows: 12 },
  )
}

/** Walls that stand and lean in all directions, on a floor. */
export function wallMesh(random: Random): CollisionMesh {
  const triangles = heights(random, 16, 4, () => 0)
  for (let i = 0; i < 80; i++) {
    const [foot, way] = [random.point({ x: 0, y: 0, z: 0 }, { x: 64, y: 64, z: 0 }), random.direction()]
    const [long, lean, height] = [random.pick([4, 10, 40]), random.pick([0, 0, 0.3, 3]), random.pick([3, 10])]
    const end = { x: foot.x + way.x * long, y: foot.y + way.y * long, z: 0 }
    const over = ({ x, y }: MeshTriangle['a']) => ({ x: x - way.y * lean, y: y + way.x * lean, z: height })
    triangles.push(dress(random, { a: foot, b: end, c: over(end) }))
    triangles.push(dress(random, { a: foot, b: over(end), c: over(foot) }))
  }
  return buildCollisionMesh(triangles, { columns: 16, rows: 16 })
}

/** Triangles without area, tiny, huge, doubled and in many layers. */
export function degenerateMesh(random: Random): CollisionMesh {
  const low = { x: 0, y: 0, z: 0 }
  const high = { x: 32, y: 32, z: 16 }
  const triangles: MeshTriangle[] = []
  for (let i = 0; i < 600; i++) {
    const a = random.point(low, high)
    const near = random.pick([1e-4, 0.01, 2, 40])
    const corner = () => ({
      x: a.x + random.between(-near, near),
      y: a.y + random.between(-near, near),
      z: a.z + random.between(-near, near),
    })
    const b = corner()
    const c = random.once(8) ? random.pick([a, b]) : corner()
    const triangle = dress(random, { a, b, c })
    triangles.push(triangle)
    if (random.once(4)) triangles.push({ ...triangle, material: random.below(6) })
  }
  return buildCollisionMesh(triangles, { columns: 9, rows: 7, layers: 3 })
}

function heights(
  random: Random,
  count: number,
  side: number,
  height: (x: number, y: number) => number,
): MeshTriangle[] {
  const points = Array.from({ length: (count + 1) ** 2 }, (_, i) => {
    const x = i % (count + 1)
    const y = Math.floor(i / (count + 1))
    return { x: x * side, y: y * side, z: height(x, y) }
  })
  const triangles: MeshTriangle[] = []
  for (let y = 0; y < count; y++) {
    for (let x = 0; x < count; x++) {
      const at = y * (count + 1) + x
      const [a, b, c, d] = [points[at]!, points[at + 1]!, points[at + count + 1]!, points[at + count + 2]!]
      triangles.push(dress(random, { a, b, c }), dress(random, { a: b, b: d, c }))
    }
  }
  return triangles
}
