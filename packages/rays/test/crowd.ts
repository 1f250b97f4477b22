import {
  addBody,
  createBody,
  createBodyList,
  createSegment,
  createSphere,
  markDirty,
  removeBody,
  updateBody,
} from '@coney/bodies'
import type { Body, BodyList, BoxShape, CapsuleShape, Shape } from '@coney/bodies'
import type { ReadonlyVec3 } from '@coney/math'
import { ALL_TYPES, RAYCAST_TARGET } from '../src/index.ts'
import type { Random } from '@coney/trials'
import { randomBox, randomCapsule } from './scenes.ts'

const OWNERS = ['one', 'other', 'third', 'fourth']

/** A world of random bodies that change between casts. */
export class Crowd {
  readonly list: BodyList<string> = createBodyList()
  readonly #bodies: Body<string>[] = []
  readonly #random: Random
  readonly #low: ReadonlyVec3
  readonly #high: ReadonlyVec3

  constructor(random: Random, count: number, low: ReadonlyVec3, high: ReadonlyVec3) {
    this.#random = random
    this.#low = low
    this.#high = high
    for (let i = 0; i < count; i++) this.#add()
  }

  /** A box or a capsule of some body, to aim at. */
  target(): BoxShape | CapsuleShape {
    for (;;) {
      const shape = this.#random.pick(this.#random.pick(this.#bodies).shapes)
      if (shape.kind === 'box' || shape.kind === 'capsule') return shape
    }
  }

  /** A filter as likely as the cases that the walk must tell apart. */
  filter(): { readonly typeMask?: number; readonly ignored?: string } {
    const random = this.#random
    return {
      ...(random.once(4) ? { typeMask: random.pick([0, 0x62, 0x0a, ALL_TYPES]) } : {}),
      ...(random.once(4) ? { ignored: random.pick(OWNERS) } : {}),
    }
  }

  /** Moves, removes, adds and switches a few. */
  change(): void {
    const random = this.#random
    for (let i = random.below(4); i >= 0; i--) {
      const body = random.pick(this.#bodies)
      switch (random.below(5)) {
        case 0:
          body.flags ^= RAYCAST_TARGET
          break
        case 1:
          for (const shape of body.shapes) shape.flags ^= 1
          break
        case 2:
          if (this.#bodies.length > 2) {
            removeBody(this.list, body)
            this.#bodies.splice(this.#bodies.indexOf(body), 1)
          }
          this.#add()
          break
        default:
          this.#move(body)
      }
    }
  }

  #add(): void {
    const random = this.#random
    // A twin has the very shapes of another body: ties in every number.
    const shapes = this.#bodies.length > 0 && random.once(6) ? random.pick(this.#bodies).shapes : this.#shapes()
    const body = createBody({
      owner: random.pick(OWNERS),
      flags: random.once(12) ? 0x7a : RAYCAST_TARGET | 0x500,
      typeMask: random.pick([0x62, 0x0a, 0x100002, ALL_TYPES]),
      shapes: structuredClone(shapes),
    })
    addBody(this.list, body)
    this.#bodies.push(body)
  }

  #shapes(): Shape[] {
    const random = this.#random
    const shapes: Shape[] = []
    do {
      const shape = this.#shape()
      if (random.once(12)) shape.flags = 0
      shapes.push(shape)
    } while (random.once(4))
    return shapes
  }

  #shape(): Shape {
    const random = this.#random
    switch (random.below(16)) {
      case 0:
        return createSphere({ centre: random.point(this.#low, this.#high), radius: random.between(0, 1) })
      case 1: {
        const [start, end] = [random.point(this.#low, this.#high), random.point(this.#low, this.#high)]
        return createSegment({ start, end, radius: random.between(0, 1) })
      }
      case 2:
      case 3:
      case 4:
      case 5:
      case 6:
      case 7:
        return randomCapsule(random, this.#low, this.#high)
      default:
        return randomBox(random, this.#low, this.#high)
    }
  }

  #move(body: Body<string>): void {
    const random = this.#random
    const by = random.once(2) ? random.below(5) - 2 : random.between(-2, 2)
    for (const shape of body.shapes) {
      const at = shape.kind === 'capsule' ? shape.base : shape.kind === 'segment' ? shape.start : shape.centre
      at.x = Math.fround(at.x + by)
      at.y = Math.fround(at.y + random.below(3) - 1)
    }
    markDirty(body)
    updateBody(this.list, body)
  }
}
