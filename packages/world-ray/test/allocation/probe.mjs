/** Run by allocation.test.ts, on the compiled packages: what one cast takes. */
import { Random } from '@coney/trials'
import { measure, report } from '@coney/trials/probe'
import {
  buildCollisionMesh,
  collisionMeshRayCast,
  createWorldRayResult,
  dropToGround,
  marchRay,
  MeshCaster,
  worldRayCast,
} from '@coney/world-ray'

const SIDE = 100
const RAYS = 500

const numbers = new Random(1)
const random = (low, high) => numbers.between(low, high)

const heights = Array.from({ length: (SIDE + 1) ** 2 }, () => random(0, 0.1))
const point = (x, y) => ({ x, y, z: heights[y * (SIDE + 1) + x] })
const triangles = []
for (let y = 0; y < SIDE; y++) {
  for (let x = 0; x < SIDE; x++) {
    const material = (x + y) % 5
    triangles.push({ a: point(x, y), b: point(x + 1, y), c: point(x, y + 1), flags: 0x3, material })
    triangles.push({ a: point(x + 1, y), b: point(x + 1, y + 1), c: point(x, y + 1), flags: 0x3, material })
  }
}
const mesh = buildCollisionMesh(triangles, { columns: 50, rows: 50 })
const caster = new MeshCaster(mesh)

const rays = Array.from({ length: RAYS }, () => {
  const turn = random(0, 6.28)
  return {
    origin: { x: random(0, SIDE), y: random(0, SIDE), z: random(0, 3) },
    direction: { x: Math.cos(turn), y: Math.sin(turn), z: random(-0.1, 0.1) },
    length: random(10, 25),
    step: 10.5,
    max: 40.5,
  }
})

const result = createWorldRayResult()
const exclude = [2, 3]
const at = { x: 0.5, y: 0.5, z: 0.5 }

function drop(ray) {
  at.x = ray.origin.x
  at.y = ray.origin.y
  at.z = 5.5
  dropToGround(caster, 10, at)
}

const ray = (i) => rays[i % RAYS]
const times = 20 * RAYS

report({
  'fast cast': measure((i) => worldRayCast(caster, ray(i), result), times),
  'fast cast with a list': measure((i) => worldRayCast(caster, ray(i), result, exclude, 0x8), times),
  walk: measure((i) => collisionMeshRayCast(mesh, ray(i), result), times),
  'drop to the ground': measure((i) => drop(ray(i)), times),
  march: measure((i) => marchRay(caster, ray(i), at), times),
})
