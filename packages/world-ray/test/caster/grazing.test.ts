import { Random } from '@coney/trials'
import { expect, test } from 'vitest'
import { collisionMeshRayCast, createWorldRayResult, MeshCaster, type CollisionMesh } from '../../src/index.ts'
import { differs } from '../differs.ts'
import { degenerateMesh, flatMesh, slopeMesh, streetMesh, wallMesh } from '../meshes.ts'

const { fround, hypot } = Math

/** Whether rays come through a corner of the triangle that they run along, or pass beside and a little above it, too. */
type Course = 'through' | 'beside'

/**
 * A ray that runs along a triangle, in its plane or turned out of it by next to nothing, from far or near. There float32
 * says that triangles are met that are metres away.
 */
function grazingRay(random: Random, { corners, vertices }: CollisionMesh, course: Course) {
  const triangle = random.below(corners.length / 3)
  const [a, b, c] = [0, 1, 2].map((i) => {
    const at = corners[triangle * 3 + i]! * 4
    return { x: vertices[at]!, y: vertices[at + 1]!, z: vertices[at + 2]! }
  })
  const [u, v] = [random.between(-1, 1), random.between(-1, 1)]
  const out = random.pick([0, 0, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3, 1e-2])
  const off = random.vector(out)
  const along = {
    x: (b!.x - a!.x) * u + (c!.x - a!.x) * v + off.x,
    y: (b!.y - a!.y) * u + (c!.y - a!.y) * v + off.y,
    z: (b!.z - a!.z) * u + (c!.z - a!.z) * v + off.z,
  }
  const long = hypot(along.x, along.y, along.z) || 1
  const direction = { x: fround(along.x / long), y: fround(along.y / long), z: fround(along.z / long) }
  const isBeside = course === 'beside' && !random.once(2)
  const [f, g] = isBeside ? [random.between(-8, 8), random.between(-8, 8)] : [0, 0]
  const from = {
    x: a!.x + (b!.x - a!.x) * f + (c!.x - a!.x) * g,
    y: a!.y + (b!.y - a!.y) * f + (c!.y - a!.y) * g,
    z: a!.z + (b!.z - a!.z) * f + (c!.z - a!.z) * g,
  }
  const lift = course === 'beside' ? random.pick([0, 0, 0, 1e-5, 1e-3, 0.1, 1]) : 0
  const back = random.pick([0, 1, 10, 40])
  const origin = {
    x: fround(from.x - direction.x * back + random.between(-1, 1) * out),
    y: fround(from.y - direction.y * back + random.between(-1, 1) * out),
    z: fround(from.z - direction.z * back + random.between(-1, 1) * out + lift),
  }
  return { origin, direction, length: random.pick([1, 20, 60]) }
}

const RUNS = [
  ['through', 'flat', flatMesh, 30_000, 0],
  ['through', 'street grid', streetMesh, 30_000, 1],
  ['through', 'degenerate', degenerateMesh, 60_000, 10],
  ['beside', 'flat', flatMesh, 20_000, 0],
  ['beside', 'slope', slopeMesh, 40_000, 200],
  ['beside', 'walls', wallMesh, 20_000, 1],
  ['beside', 'street grid', streetMesh, 20_000, 0],
  ['beside', 'degenerate', degenerateMesh, 40_000, 5],
] as const

test.each(RUNS)('rays along triangles, %s: %s', { timeout: 120_000 }, (course, _, make, count, far) => {
  const random = new Random(61)
  const mesh = make(random)
  const caster = new MeshCaster(mesh)
  const seen = { hit: 0, far: 0 }
  let different = 0
  for (let i = 0; i < count; i++) {
    const ray = grazingRay(random, mesh, course)
    const exclude = random.pick([undefined, undefined, [2], [0, 2, 3]])
    const walked = createWorldRayResult()
    walked.material = 1
    const sought = { ...walked, normal: { ...walked.normal } }
    collisionMeshRayCast(mesh, ray, walked, exclude)
    caster.cast(ray, sought, exclude)
    if (differs(walked, sought)) different++
    if (walked.hit) seen.hit++
    if (walked.triangle !== undefined && isFar(mesh, walked.triangle, ray, walked.t)) seen.far++
  }
  console.log(`${count} rays, ${seen.hit} hits, ${seen.far} of what is more than a centimetre beside the triangle`)
  expect(different).toBe(0)
  expect(seen.hit).toBeGreaterThan(count / 20)
  expect(seen.far).toBeGreaterThanOrEqual(far)
})

/** Whether a point of a ray is more than a centimetre outside the box of a triangle. */
function isFar({ corners, vertices }: CollisionMesh, triangle: number, ray: ReturnType<typeof grazingRay>, t: number) {
  return (['x', 'y', 'z'] as const).some((axis, i) => {
    const along = [0, 1, 2].map((corner) => vertices[corners[triangle * 3 + corner]! * 4 + i]!)
    const place = ray.origin[axis] + ray.direction[axis] * t
    return place < Math.min(...along) - 0.01 || place > Math.max(...along) + 0.01
  })
}
