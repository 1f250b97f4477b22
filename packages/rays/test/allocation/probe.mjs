/**
 * Run by allocation.test.ts in a process of its own, on the compiled packages: prints bytes and nanoseconds a query.
 *
 * Nothing is collected while it measures, because the young generation is made large from the start; so what the heap has
 * grown by is what was allocated. The control allocates on purpose, and shows that the probe would see it. Of several rounds the least counts, and a busy machine gets more of them: until the compiler has
 * come to it, code allocates for every number.
 */
import { addBody, createBody, createBodyList, createBox, createCapsule, markDirty, updateBody } from '@coney/bodies'
import { createContact, RAYCAST_TARGET, rayBox, rayCapsule, RayCaster, rayCastBodies } from '@coney/rays'

const BODIES = 500
const RAYS = 1000
const ROUNDS = 20
const ENOUGH = 1

let state = 1
function random(low, high) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return Math.fround(low + ((high - low) * state) / 2 ** 32)
}

const list = createBodyList()
for (let i = 0; i < BODIES; i++) {
  const at = { x: random(0, 100), y: random(0, 100), z: random(0, 4) }
  const half = { x: random(0.2, 1.2), y: random(0.2, 1.2), z: random(0.2, 1.2) }
  const shape = i % 2 ? createBox({ centre: at, half }) : createCapsule({ base: at, height: 1.8, radius: 0.35 })
  addBody(list, createBody({ owner: { name: i }, flags: RAYCAST_TARGET, shapes: [shape] }))
}

const rays = Array.from({ length: RAYS }, () => {
  const turn = random(0, 6.28)
  return {
    origin: { x: random(0, 100), y: random(0, 100), z: random(0, 4) },
    direction: { x: Math.cos(turn), y: Math.sin(turn), z: random(-0.1, 0.1) },
    length: random(20, 25),
  }
})

const contact = createContact()
const caster = new RayCaster(list)
const filter = { typeMask: 0xffffffff, ignored: list.byIndex[0].owner }
const shapes = list.byIndex.map((body) => body.shapes[0])
const [boxes, capsules] = ['box', 'capsule'].map((kind) => shapes.filter((shape) => shape.kind === kind))

/** A few bodies move, as they do in every tick of a game. */
function tick() {
  for (let i = 0; i < BODIES; i += 25) {
    const body = list.byIndex[i]
    const [shape] = body.shapes
    const at = shape.kind === 'box' ? shape.centre : shape.base
    at.x = random(0, 100)
    markDirty(body)
    updateBody(list, body)
  }
  caster.refresh()
}

/** Bytes and nanoseconds of one call of `query`, which is made for every ray, `times` times over. */
function measure(query, times, before = () => {}) {
  const run = () => {
    for (let i = 0; i < times; i++) {
      before()
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

const sink = []
caster.refresh()
const result = {
  control: measure((ray, i) => (sink[i] = { fraction: i + 0.5 }), 100),
  'fast cast': measure((ray) => caster.cast(ray, contact), 100),
  'fast cast with a filter': measure((ray) => caster.cast(ray, contact, filter), 100),
  'fast cast, moving bodies': measure((ray) => caster.cast(ray, contact), 20, tick),
  walk: measure((ray) => rayCastBodies(list, ray, contact), 5),
  box: measure((ray, i) => rayBox(ray, boxes[i % boxes.length], contact), 100),
  capsule: measure((ray, i) => rayCapsule(ray, capsules[i % capsules.length], contact), 100),
}
console.log(JSON.stringify(result))
