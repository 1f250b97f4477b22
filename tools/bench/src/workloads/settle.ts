import { createBody, createBox } from '@coney/bodies'
import { axesOfQuaternion, copyQuaternion, copyVec3, createQuaternion, createVec3 } from '@coney/math'
import { createPose, PhysicsWorld, SETTLE_SLOTS, type SettlingObject } from '@coney/physics-world'
import { Quaternion as CannonQuaternion } from 'cannon-es'
import { Quaternion } from 'three'
import { contestant, type Workload } from '../measure/contestant.ts'

const STEPS = 10
const UP = { x: 0, y: 0, z: 1 }

/** One step of a world in which everything settles that can: 64 objects. */
export async function settle(): Promise<Workload> {
  const contestants = [
    contestant('coney', STEPS, 'other', () => {
      const world = new PhysicsWorld<number>()
      const crates = Array.from({ length: SETTLE_SLOTS }, (_, i) => crate(i))
      for (const each of crates) {
        if (each.body !== undefined) world.add(each.body)
        if (!world.startSettle(each, UP, 7)) throw new Error('Unexpected refusal, expected a slot')
      }
      return (i) => {
        // Everything settles for ever, back and forth between two rotations: starts are not measured.
        if (i === 0) for (const slot of world.pools.settleSlots.elements) slot.t = slot.speed = 0
        world.step()
      }
    }),
    contestant('three, the 64 slerps alone', STEPS, 'other', () => {
      const from = turns().map(({ x, y, z, w }) => new Quaternion(x, y, z, w))
      const to = new Quaternion()
      const out = new Quaternion()
      return (i) => {
        for (let j = 0; j < from.length; j++) out.slerpQuaternions(from[j]!, to, i / STEPS)
      }
    }),
    contestant('cannon-es, the 64 slerps alone', STEPS, 'other', () => {
      const from = turns().map(({ x, y, z, w }) => new CannonQuaternion(x, y, z, w))
      const to = new CannonQuaternion()
      const out = new CannonQuaternion()
      return (i) => {
        for (let j = 0; j < from.length; j++) from[j]!.slerp(to, i / STEPS, out)
      }
    }),
  ]
  return { queries: STEPS, contestants, facts: { objects: SETTLE_SLOTS } }
}

function turns(): { x: number; y: number; z: number; w: number }[] {
  return Array.from({ length: SETTLE_SLOTS }, (_, i) => {
    const half = (0.1 + (i % 13) / 10) / 2
    return { x: 0, y: Math.sin(half), z: 0, w: Math.cos(half) }
  })
}

/** An object as a game would have it: it copies what it is given and turns its box along. */
function crate(number: number): SettlingObject<number> {
  const pose = createPose()
  copyVec3(pose.position, { x: number * 0.37, y: number % 8, z: 0.5 })
  copyQuaternion(pose.rotation, turns()[number] ?? createQuaternion())
  const box = createBox({ centre: pose.position, half: { x: 0.5, y: 0.2, z: 0.3 } })
  return {
    flags: 0,
    pose,
    angularVelocity: createVec3(),
    body: createBody({ owner: number, shapes: [box] }),
    readPoseNow(out) {
      copyVec3(out.position, pose.position)
      copyQuaternion(out.rotation, pose.rotation)
    },
    writePose({ position, rotation }) {
      copyVec3(pose.position, position)
      copyQuaternion(pose.rotation, rotation)
      copyVec3(box.centre, position)
      axesOfQuaternion(box.axes, rotation)
    },
  }
}
