import { createQuaternion, createVec3 } from '@coney/math'
import type { Vec3 } from '@coney/math'
import { createPose, HELD, nearestAxis, PhysicsWorld, settleTarget } from '@coney/physics-world'
import type { Pose, ReadonlyPose, SettlingObject } from '@coney/physics-world'
import { vectorOf } from '../numbers.ts'
import type { Triple } from '../numbers.ts'
import { LAST_TICK } from './settle-state.ts'
import type { SettleState, Turn } from './settle-state.ts'

/** What the slot and the object hold after a step. */
export interface Tick {
  readonly tick: number
  readonly t: number
  readonly speed: number
  readonly rotation: Turn
  readonly flags: number
  readonly isDone: boolean
}

export interface Settle {
  /** Before the first step, and after each. */
  readonly ticks: readonly Tick[]
  /** The axis of the object that is nearest to the normal, and the rotation that it will have. Nothing when refused. */
  readonly axis: Triple | undefined
  readonly end: Turn | undefined
}

const world = new PhysicsWorld<undefined>()

/** Settles an object in a physics world, and writes down each step. */
export function runSettle(state: SettleState): Settle {
  const object = new LooseObject(state)
  const isStarted = world.startSettle(object, vectorOf(state.normal), state.axisMask)
  const slot = world.pools.settleSlots.elements[0]
  const ticks = Array.from({ length: LAST_TICK + 1 }, (_, tick) => {
    if (tick > 0) world.step()
    const { t, speed } = isStarted && slot !== undefined ? slot : { t: 0, speed: 0 }
    const rotation = turnOf(object.pose.rotation)
    return { tick, t, speed, rotation, flags: object.flags >>> 0, isDone: isStarted && slot?.object === undefined }
  })
  return { ticks, axis: nearestAxisOf(state), end: endOf(state) }
}

/** An object that hangs in the air and does not spin. */
class LooseObject implements SettlingObject<undefined> {
  flags: number
  readonly pose: Pose = createPose()
  readonly angularVelocity: Vec3 = createVec3()

  constructor({ start, isHeld }: SettleState) {
    this.flags = isHeld ? HELD : 0
    Object.assign(this.pose.rotation, quaternionOf(start))
  }

  readPoseNow(out: Pose): void {
    copyPose(out, this.pose)
  }

  writePose(pose: ReadonlyPose): void {
    copyPose(this.pose, pose)
  }
}

function copyPose(out: Pose, { position, rotation }: ReadonlyPose): void {
  Object.assign(out.position, { x: position.x, y: position.y, z: position.z })
  Object.assign(out.rotation, { x: rotation.x, y: rotation.y, z: rotation.z, w: rotation.w })
}

function nearestAxisOf({ start, normal, axisMask }: SettleState): Triple | undefined {
  const axis = createVec3()
  const isFound = nearestAxis(axis, quaternionOf(start), vectorOf(normal), axisMask)
  return isFound ? [axis.x, axis.y, axis.z] : undefined
}

function endOf({ start, normal, axisMask }: SettleState): Turn | undefined {
  const end = createQuaternion()
  return settleTarget(end, quaternionOf(start), vectorOf(normal), axisMask) ? turnOf(end) : undefined
}

export function quaternionOf([x, y, z, w]: Turn): { x: number; y: number; z: number; w: number } {
  return { ...vectorOf([x, y, z]), w: Math.fround(w) }
}

function turnOf({ x, y, z, w }: Pose['rotation']): Turn {
  return [x, y, z, w]
}
