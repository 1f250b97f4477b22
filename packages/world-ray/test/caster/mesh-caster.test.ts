import { expect, test } from 'vitest'
import { collisionMeshRayCast, createWorldRayResult, MeshCaster, type CollisionMesh } from '../../src/index.ts'
import { differs } from '../differs.ts'
import { degenerateMesh, flatMesh, streetMesh } from '../meshes.ts'
import { Random } from '@coney/trials'

const EXCLUDED = [undefined, undefined, [2], [0, 3, 4, 5], [2, 3, 4, 0, 5], [1, 2]] as const
const MASKS = [0, 0, 0, 0x1, 0x2, 0x8, 0x800, 0x809] as const

/** A ray through, along, beside or straight down at a mesh of this size; often over whole metres, where edges are. */
function randomRay(random: Random, size: number) {
  const whole = random.once(3)
  const point = random.point({ x: -4, y: -4, z: -1 }, { x: size + 4, y: size + 4, z: 6 })
  const round = (value: number): number => (whole ? Math.round(value) : value)
  const along = random.pick([
    { x: 0, y: 0, z: -1 },
    { x: 1, y: 0, z: 0 },
    { x: Math.SQRT1_2, y: -Math.SQRT1_2, z: 0 },
    { x: 0.8, y: 0.6, z: random.between(-1e-5, 1e-5) },
  ])
  return {
    origin: { x: round(point.x), y: round(point.y), z: random.pick([0, 3, point.z]) },
    direction: random.once(2) ? along : random.direction(),
    length: random.pick([0, 1, 5, 25, 60]),
  }
}

/** A mesh whose grid is turned about x, y and z, while its lists stay: they name triangles that are elsewhere. */
function turnedMesh(random: Random): CollisionMesh {
  const mesh = degenerateMesh(random)
  const { toGrid } = mesh
  const turned = toGrid.map((value, i) =>
    i < 12 ? 0.8 * value + 0.3 * toGrid[(i + 1) % 12]! - 0.2 * toGrid[(i + 5) % 12]! : value,
  )
  return { ...mesh, toGrid: turned }
}

const MESHES: readonly (readonly [string, (random: Random) => CollisionMesh, number, number])[] = [
  ['flat', flatMesh, 64, 50_000],
  ['street grid', streetMesh, 224, 30_000],
  ['degenerate', degenerateMesh, 32, 30_000],
  ['degenerate, in a turned grid', turnedMesh, 32, 15_000],
]

test.each(MESHES)('the caster leaves what the walk leaves: %s', { timeout: 120_000 }, (_, make, size, count) => {
  const random = new Random(16)
  const mesh = make(random)
  const caster = new MeshCaster(mesh)
  const seen = { hit: 0, excluded: 0, nothing: 0 }
  let different = 0
  for (let i = 0; i < count; i++) {
    const ray = randomRay(random, size)
    const exclude = random.pick(EXCLUDED)
    const mask = random.pick(MASKS)
    const walked = createWorldRayResult()
    walked.material = 1
    // A cast that begins with a hit looks for something nearer.
    walked.hit = random.once(16)
    walked.t = 4
    const sought = { ...walked, normal: { ...walked.normal } }
    collisionMeshRayCast(mesh, ray, walked, exclude, mask)
    caster.cast(ray, sought, exclude, mask)
    if (differs(walked, sought)) different++
    if (walked.triangle === undefined) seen.nothing++
    else if (walked.hit) seen.hit++
    else seen.excluded++
  }
  expect(different).toBe(0)
  expect(Math.min(seen.hit, seen.excluded, seen.nothing)).toBeGreaterThan(count / 100)
})
