import { createBody, createBox, type Body, type BoxShape } from '@coney/bodies'
import { axesOfQuaternion, copyQuaternion, copyVec3, createVec3, integrateAngular } from '@coney/math'
import type { ReadonlyQuaternion, ReadonlyVec3, Vec3 } from '@coney/math'
import { createPose, HELD, type Pose, type ReadonlyPose, type SettlingObject } from '../src/index.ts'

export interface LooseOptions {
  readonly rotation?: ReadonlyQuaternion | undefined
  readonly position?: ReadonlyVec3 | undefined
  readonly spin?: ReadonlyVec3 | undefined
  readonly flags?: number | undefined
  /** Half extents of a box; without them there is no body. */
  readonly half?: ReadonlyVec3 | undefined
}

/** An object as an engine would have it: it spins with time and carries a box along. */
export class LooseObject implements SettlingObject<string> {
  flags: number
  readonly pose: Pose = createPose()
  readonly angularVelocity: Vec3
  readonly body: Body<string> | undefined
  readonly #box: BoxShape | undefined
  readonly #clock: { readonly seconds: number }
  readonly #told: () => void

  constructor(name: string, options: LooseOptions, clock = { seconds: 0 }, told: () => void = () => {}) {
    this.flags = (options.flags ?? 0) | 0
    this.angularVelocity = copyVec3(createVec3(), options.spin ?? createVec3())
    this.#clock = clock
    this.#told = told
    copyVec3(this.pose.position, options.position ?? createVec3())
    if (options.rotation !== undefined) copyQuaternion(this.pose.rotation, options.rotation)
    if (options.half === undefined) return
    this.#box = createBox({ centre: createVec3(), half: options.half })
    this.poseBox()
    this.body = createBody({ owner: name, shapes: [this.#box], flags: 0x80002400 })
  }

  readPoseNow(out: Pose): void {
    const { position, rotation } = this.pose
    copyVec3(out.position, position)
    const held = (this.flags & HELD) !== 0
    integrateAngular(out.rotation, rotation, this.angularVelocity, held ? 0 : Math.max(0, this.#clock.seconds))
  }

  writePose({ position, rotation }: ReadonlyPose): void {
    this.#told()
    copyVec3(this.pose.position, position)
    copyQuaternion(this.pose.rotation, rotation)
    this.poseBox()
  }

  /** Moves the box, and tells nobody. */
  nudge(by: ReadonlyVec3): void {
    const { centre } = this.#box!
    copyVec3(centre, { x: centre.x + by.x, y: centre.y + by.y, z: centre.z + by.z })
  }

  /** Puts the box where the object is. */
  poseBox(): void {
    if (this.#box === undefined) return
    copyVec3(this.#box.centre, this.pose.position)
    axesOfQuaternion(this.#box.axes, this.pose.rotation)
  }
}
