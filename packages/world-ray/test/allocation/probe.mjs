/**
 * Run by allocation.test.ts in a process of its own, on the compiled package: prints bytes and nanoseconds a cast.
 *
 * Nothing is collected while it measures, because the young generation is made large from the start; so what the heap has
 * grown by is what was allocated. The control allocates on purpose, and shows that the probe would see it. Of several
 * rounds the least counts, and a busy machine gets more of them: until the compiler has come to it, code allocates for
 * every number.
 */
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
const ROUNDS = 20
const ENOUGH = 1

let state = 1
function random(low, high) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return Math.fround(low + ((high - low) * state) / 2 ** 32)
}

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

/** Bytes and nanoseconds of one call of `query`, which is made for every ray, `times` times over. */
function measure(query, times) {
  const run = () => {
    for (let i = 0; i < times; i++) {
      for (let j = 0; j < RAYS; j++) query(rays[j], j)
    }
  }
  for (let i = 0; i < 3; i++) run()
  let bytes = Infinity
  let nanoseconds = Infinity
  for (let i = 0; i < ROUNDS && bytes >= ENOUGH; i++) {
    globalThis.gc()
    const heap = process.memoryUsage().heapUsed
    const start = process.hrtime.bigint()
    run()
    const queries = RAYS * times
    nanoseconds = Math.min(nanoseconds, Number(process.hrtime.bigint() - start) / queries)
    bytes = Math.min(bytes, (process.memoryUsage().heapUsed - heap) / queries)
  }
  return { bytes, nanoseconds }
}

function drop(ray) {
  at.x = ray.origin.x
  at.y = ray.origin.y
  at.z = 5.5
  dropToGround(caster, 10, at)
}

const sink = []
console.log(
  JSON.stringify({
    control: measure((ray, i) => (sink[i] = { fraction: i + 0.5 }), 20),
    'fast cast': measure((ray) => worldRayCast(caster, ray, result), 20),
    'fast cast with a list': measure((ray) => worldRayCast(caster, ray, result, exclude, 0x8), 20),
    walk: measure((ray) => collisionMeshRayCast(mesh, ray, result), 20),
    'drop to the ground': measure(drop, 20),
    march: measure((ray) => marchRay(caster, ray, at), 20),
  }),
)
