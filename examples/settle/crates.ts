import { createBody, createBox } from '@coney/bodies'
import { axesOfQuaternion, copyQuaternion, copyVec3, createVec3 } from '@coney/math'
import { PhysicsWorld, SETTLED } from '@coney/physics-world'
import type { Pose, ReadonlyPose, SettlingObject } from '@coney/physics-world'
import { BoxGeometry, Euler, Mesh, MeshStandardMaterial, Quaternion, Vector3 } from 'three'

/** Every axis of a crate may end up pointing upwards. */
const ANY_AXIS = 1 | 2 | 4

const UP = { x: 0, y: 0, z: 1 }

/** A mesh that can settle: position and quaternion of three.js are its pose. */
export class Crate implements SettlingObject<Crate> {
  flags = 0
  readonly angularVelocity = createVec3()
  readonly mesh: Mesh<BoxGeometry, MeshStandardMaterial>
  readonly body: SettlingObject<Crate>['body']
  readonly #box: ReturnType<typeof createBox>

  constructor(size: Vector3, position: Vector3, tilt: Quaternion) {
    this.mesh = new Mesh(new BoxGeometry(...size), new MeshStandardMaterial({ color: '#a97b4f' }))
    this.mesh.position.copy(position)
    this.mesh.quaternion.copy(tilt)
    this.#box = createBox({ centre: position, half: size.clone().multiplyScalar(0.5) })
    axesOfQuaternion(this.#box.axes, tilt)
    this.body = createBody({ owner: this, shapes: [this.#box] })
  }

  get pose(): Pose {
    return { position: this.mesh.position, rotation: this.mesh.quaternion }
  }

  get isSettled(): boolean {
    return this.flags === SETTLED
  }

  readPoseNow(out: Pose): void {
    copyVec3(out.position, this.mesh.position)
    copyQuaternion(out.rotation, this.mesh.quaternion)
  }

  writePose({ rotation }: ReadonlyPose): void {
    copyQuaternion(this.mesh.quaternion, rotation)
    axesOfQuaternion(this.#box.axes, rotation)
  }
}

/** Crates that have landed as they please, in a world that steps sixty times a second. */
export class CratesAtRest {
  readonly world = new PhysicsWorld<Crate>()
  readonly crates: readonly Crate[]

  constructor(rows: number) {
    this.crates = Array.from({ length: rows * rows }, (_, index) => {
      const at = new Vector3(
        (index % rows) - (rows - 1) / 2,
        Math.floor(index / rows) - (rows - 1) / 2,
        0,
      ).multiplyScalar(2)
      const tilt = new Quaternion().setFromEuler(new Euler(index * 0.7, index * 1.1, index * 1.9))
      return new Crate(new Vector3(1, 0.8, 0.6), at, tilt)
    })
    for (const { body } of this.crates) if (body !== undefined) this.world.add(body)
  }

  /** Lets every crate come to rest on its nearest side; answers how many there was room for. */
  settle(): number {
    return this.crates.filter((crate) => this.world.startSettle(crate, UP, ANY_AXIS)).length
  }
}
