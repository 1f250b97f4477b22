import { createBody, markDirty, type Body } from '@coney/bodies'
import { copyQuaternion, copyVec3, createVec3 } from '@coney/math'
import { PhysicsWorld, SETTLING, SETTLED } from '../src/index.ts'
import { LooseObject } from './loose-object.ts'
import { Random } from '@coney/trials'

const OBJECTS = 80
const LONERS = 20
const KINDS = 10

/** What the objects of a playground hold themselves, in their order. */
export type ObjectsState = readonly (readonly number[])[]

/** A world with objects that land, settle, are picked up and thrown away, as a seed determines. */
export class Playground {
  readonly world = new PhysicsWorld<string>()
  readonly random: Random
  readonly objects: readonly LooseObject[]
  /** Bodies without shapes or owners that settle: their bounds are set by hand. */
  readonly loners: readonly Body<string>[]

  constructor(seed: number) {
    this.random = new Random(seed)
    const random = this.random
    this.objects = Array.from({ length: OBJECTS }, (_, i) => {
      const half = { x: random.between(0.1, 2), y: random.between(0.1, 1), z: random.between(0.1, 1) }
      const placed = { position: random.vector(20), rotation: random.rotation() }
      return new LooseObject(`object ${i}`, i % 8 === 0 ? placed : { ...placed, half })
    })
    for (const object of this.objects) if (object.body !== undefined) this.#pose(object, object.body)
    this.loners = Array.from({ length: LONERS }, (_, i) => createBody<string>({ owner: `loner ${i}` }))
  }

  /** Does one thing: most often a step. */
  act(): void {
    const { random, world } = this
    const object = this.objects[random.below(OBJECTS)]!
    switch (random.below(KINDS)) {
      case 0:
        return this.#throw(object)
      case 1:
        return this.#land(object)
      case 2:
        return this.#drop(object)
      case 3:
        return this.#comeOrGoAlone(this.loners[random.below(LONERS)]!)
      case 4:
        return this.#comeOrGo(object)
      default:
        return world.step()
    }
  }

  saveObjects(): ObjectsState {
    return this.objects.map(({ flags, pose: { position, rotation }, angularVelocity: spin }) => [
      flags,
      ...[position.x, position.y, position.z],
      ...[rotation.x, rotation.y, rotation.z, rotation.w],
      ...[spin.x, spin.y, spin.z],
    ])
  }

  loadObjects(state: ObjectsState): void {
    this.objects.forEach((object, i) => {
      const [flags, px, py, pz, rx, ry, rz, rw, sx, sy, sz] = state[i] as number[]
      object.flags = flags!
      copyVec3(object.pose.position, { x: px!, y: py!, z: pz! })
      copyQuaternion(object.pose.rotation, { x: rx!, y: ry!, z: rz!, w: rw! })
      copyVec3(object.angularVelocity, { x: sx!, y: sy!, z: sz! })
      if (object.body !== undefined && object.body.index < 0) this.#pose(object, object.body)
    })
  }

  #throw(object: LooseObject): void {
    const { random } = this
    if ((object.flags & SETTLING) !== 0) return
    object.flags = random.below(8) === 0 ? 0x10 : 0
    copyVec3(object.angularVelocity, random.vector(5))
    object.writePose({ position: random.vector(20), rotation: random.rotation() })
    if (object.body !== undefined) this.#pose(object, object.body)
  }

  #land(object: LooseObject): void {
    const { random } = this
    if ((object.flags & (SETTLING | SETTLED)) !== 0) return
    this.world.startSettle(object, copyVec3(createVec3(), random.direction()), 1 + random.below(15))
  }

  #drop(object: LooseObject): void {
    this.world.cancelSettle(object)
    object.flags &= ~SETTLED
  }
  #pose(object: LooseObject, body: Body<string>): void {
    object.poseBox()
    markDirty(body)
    this.world.update(body)
  }

  #comeOrGo(object: LooseObject): void {
    const { body } = object
    if (body === undefined) return
    if (body.index >= 0) return this.world.remove(body)
    this.world.add(body)
  }

  #comeOrGoAlone(body: Body<string>): void {
    const { random } = this
    if (body.index >= 0) return this.world.remove(body)
    copyVec3(body.min, random.vector(20))
    const width = random.below(20) === 0 ? 30 : 3
    copyVec3(body.max, { x: body.min.x + random.between(0, width), y: body.min.y + 1, z: body.min.z + 1 })
    this.world.add(body)
  }
}
