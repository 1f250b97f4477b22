/** Run by allocation.test.ts, on the compiled packages: what one step takes. */
import { createBody, createBox } from '@coney/bodies'
import { axesOfQuaternion, copyQuaternion, copyVec3, createQuaternion, createVec3 } from '@coney/math'
import { createPose, PhysicsWorld, SETTLE_SLOTS } from '@coney/physics-world'
import { measure, report } from '@coney/trials/probe'

const STEPS = 5_000
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

/** What a step takes in a world in which some crates settle. */
function measureSteps(count) {
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
  return measure((i) => {
    if (i % 10 === 0) rewind()
    world.step()
  }, STEPS)
}

report({ 'nobody settles': measureSteps(0), 'everybody settles': measureSteps(SETTLE_SLOTS) })
