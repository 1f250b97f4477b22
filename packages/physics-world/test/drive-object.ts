import { createBody, createBox, type Body, type BoxShape } from '@coney/bodies'
import { axesOfQuaternion, copyQuaternion, copyVec3, createQuaternion, createVec3, integrateAngular } from '@coney/math'
import type { ReadonlyQuaternion, ReadonlyVec3, Vec3 } from '@coney/math'
import { createPose, HELD, type Pose, type ReadonlyPose, type SettlingObject } from '../src/index.ts'

/** Object flag: the rotation is eased towards a target, so that a spin does not turn it. */
const EASED = 0x1000

/** What a case says of an object. */
export interface GivenObject {
  readonly name: string
  readonly rotation: ReadonlyQuaternion
  readonly flags: number
  readonly spin: ReadonlyVec3
  readonly position: ReadonlyVec3
  readonly half: ReadonlyVec3 | undefined
}

/** An object such as an engine has it: posed, spinning, stamped with the time of its last update. */
export class DrivenObject implements SettlingObject<string> {
  readonly name: string
  flags: number
  readonly pose: Pose = createPose()
  readonly angularVelocity: Vec3
  readonly body: Body<string> | undefined
  readonly #box: BoxShape | undefined
  readonly #now: () => number
  readonly #wrote: (object: DrivenObject) => void

  constructor(given: GivenObject, now: () => number, wrote: (object: DrivenObject) => void) {
    this.name = given.name
    this.flags = given.flags | 0
    copyVec3(this.pose.position, given.position)
    copyQuaternion(this.pose.rotation, given.rotation)
    this.angularVelocity = copyVec3(createVec3(), given.spin)
    this.#now = now
    this.#wrote = wrote
    if (given.half === undefined) return
    this.#box = createBox({ centre: given.position, half: given.half })
    axesOfQuaternion(this.#box.axes, this.pose.rotation)
    this.body = createBody<string>({ owner: given.name, flags: 0x80002400, shapes: [this.#box] })
  }

  readPoseNow(out: Pose): void {
    copyVec3(out.position, this.pose.position)
    copyQuaternion(out.rotation, this.pose.rotation)
    if ((this.flags & (HELD | EASED)) !== 0) return
    integrateAngular(out.rotation, out.rotation, this.angularVelocity, Math.max(0, this.#now()))
  }

  writePose({ position, rotation }: ReadonlyPose): void {
    if ((this.flags & HELD) !== 0) return
    this.#wrote(this)
    copyVec3(this.pose.position, position)
    copyQuaternion(this.pose.rotation, rotation)
    if (this.#box === undefined) return
    copyVec3(this.#box.centre, position)
    axesOfQuaternion(this.#box.axes, rotation)
  }

  /** Keeps what the object has of its own; what comes back puts it there again. */
  save(): () => void {
    const { flags } = this
    const { x, y, z } = this.angularVelocity
    const rotation = { ...this.pose.rotation }
    return () => {
      this.flags = flags
      copyVec3(this.angularVelocity, { x, y, z })
      copyQuaternion(this.pose.rotation, rotation)
    }
  }

  /** Moves the box without a word. */
  nudge(by: ReadonlyVec3): void {
    if (this.#box === undefined) throw new Error(`Unexpected ${this.name} without a body, expected one with`)
    const { centre } = this.#box
    copyVec3(centre, { x: centre.x + by.x, y: centre.y + by.y, z: centre.z + by.z })
  }
}

/** An unused rotation, for an object that nobody described. */
export function anyObject(name: string): GivenObject {
  const zero = createVec3()
  return { name, rotation: createQuaternion(), flags: 0, spin: zero, position: zero, half: undefined }
}
