/**
 * Run by allocation.test.ts in a process of its own, on the compiled packages: prints how many bytes many steps allocate,
 * and how many nanoseconds one takes.
 *
 * Nothing is collected while it measures, because the young generation is made large from the start; so what the heap has grown by is
 * what was allocated. Of several rounds the least counts: until the compiler has come to it, code allocates for numbers.
 */
import { createBody, createBox } from '@coney/bodies'
import { axesOfQuaternion, copyQuaternion, copyVec3, createQuaternion, createVec3 } from '@coney/math'
import { createPose, PhysicsWorld, SETTLE_SLOTS } from '@coney/physics-world'

const STEPS = 5_000
const ROUNDS = 20
const UP = { x: 0, y: 0, z: 1 }

/** An object as an engine would have it: it copies what it is given and turns its box along. */
class Crate {
  flags = 0
  pose = createPose()
  angularVelocity = createVec3()
  body

  constructor(i) {
    const turn = 0.1 + (i % 13) / 10
    copyVec3(this.pose.position, { x: i * 0.37, y: i % 8, z: 0.5 })
    copyQuaternion(this.pose.rotation, { x: 0, y: Math.sin(turn / 2), z: 0, w: Math.cos(turn / 2) })
    const box = createBox({ centre: this.pose.position, half: { x: 0.5, y: 0.2, z: 0.3 } })
    this.body = createBody({ owner: this, shapes: [box] })
  }

  readPoseNow(out) {
    copyVec3(out.position, this.pose.position)
    copyQuaternion(out.rotation, this.pose.rotation)
  }

  writePose({ position, rotation }) {
    copyVec3(this.pose.position, position)
    copyQuaternion(this.pose.rotation, rotation)
    const [box] = this.body.shapes
    copyVec3(box.centre, position)
    axesOfQuaternion(box.axes, rotation)
  }
}

/** Bytes of all steps, and nanoseconds of one, of a world in which some crates settle. */
function measure(count) {
  const world = new PhysicsWorld()
  const crates = Array.from({ length: count }, (_, i) => new Crate(i))
  for (const crate of crates) world.add(crate.body)
  const starts = crates.map(({ pose }) => copyQuaternion(createQuaternion(), pose.rotation))
  const begin = () => {
    for (let i = 0; i < count; i++) {
      copyQuaternion(crates[i].pose.rotation, starts[i])
      if (!world.startSettle(crates[i], UP, 7)) throw new Error('Unexpected refusal, expected a slot')
    }
  }
  // Every slot turns back and forth between two rotations for ever: only steps are measured, never a start.
  const rewind = () => {
    for (const slot of world.pools.settleSlots.elements) {
      if (slot.object !== undefined) slot.t = slot.speed = 0
    }
  }
  begin()
  const run = (steps) => {
    for (let i = 0; i < steps; i++) {
      if (i % 10 === 0) rewind()
      world.step()
    }
  }
  run(STEPS)
  // What is left of the growth when nothing is stepped is what measuring takes.
  const own = least(() => run(0)).bytes
  const { bytes, nanoseconds } = least(() => run(STEPS))
  return { bytes: bytes - own, nanoseconds: nanoseconds / STEPS }
}

/** Bytes and nanoseconds of a call: the least of several. */
function least(call) {
  let bytes = Infinity
  let nanoseconds = Infinity
  for (let i = 0; i < ROUNDS; i++) {
    globalThis.gc()
    const heap = process.memoryUsage().heapUsed
    const start = process.hrtime.bigint()
    call()
    nanoseconds = Math.min(nanoseconds, Number(process.hrtime.bigint() - start))
    bytes = Math.min(bytes, process.memoryUsage().heapUsed - heap)
  }
  return { bytes, nanoseconds }
}

console.log(JSON.stringify({ 'nobody settles': measure(0), 'everybody settles': measure(SETTLE_SLOTS) }))
