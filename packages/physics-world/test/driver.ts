import { createBody, type Body } from '@coney/bodies'
import { copyQuaternion, copyVec3, createQuaternion, createVec3 } from '@coney/math'
import { createContact } from '@coney/rays'
import type { PhysicsWorldDriver } from '../../../generated/drivers/physics-world.ts'
import { nearestAxis, PhysicsWorld, settleTarget, type Snapshot } from '../src/index.ts'
import { LooseObject, type LooseOptions } from './loose-object.ts'
import { createPoolDriver } from './pool-driver.ts'
import { createTableDriver } from './table-driver.ts'

const UP = { x: 0, y: 0, z: 1 }

/** Objects and bodies have names in the cases and none in the package: this remembers them. */
export function createDriver(): PhysicsWorldDriver {
  const world = new PhysicsWorld<string>()
  const objects = new Map<string, LooseObject>()
  const bodies = new Map<string, Body<string>>()
  const clock = { seconds: 0 }
  let written: string[] = []
  let snapshot: Snapshot<string> | undefined
  let crowded = 0

  function named<T>(things: ReadonlyMap<string, T>, name: string): T {
    const thing = things.get(name)
    if (thing === undefined) throw new Error(`Unexpected name ${name}, expected one that was given before`)
    return thing
  }

  function createObject(name: string, options: LooseOptions): LooseObject {
    const object = new LooseObject(name, options, clock, () => written.push(name))
    objects.set(name, object)
    if (object.body !== undefined) {
      bodies.set(name, object.body)
      world.add(object.body)
      world.update(object.body)
    }
    return object
  }

  function nameOf(object: unknown): string | undefined {
    return [...objects].find(([, candidate]) => candidate === object)?.[0]
  }

  const { settleSlots, ignoreSlots } = world.pools

  return {
    ...createPoolDriver(world),
    ...createTableDriver(world),

    nearestAxis: ({ rotation, normal, axisMask }) => {
      const axis = createVec3()
      return { axis: nearestAxis(axis, rotation, normal, axisMask) ? axis : undefined }
    },
    settleTarget: ({ start, normal, axisMask }) => {
      const end = createQuaternion()
      return { end: settleTarget(end, start, normal, axisMask) ? end : undefined }
    },
    targetOf: ({ start, normal, axisMask }) => {
      const end = createQuaternion()
      settleTarget(end, start, normal, axisMask)
      return end
    },
    axisOf: ({ rotation, normal, axisMask }) => {
      const axis = createVec3()
      nearestAxis(axis, rotation, normal, axisMask)
      return axis
    },

    object: ({ name, ...options }) => {
      createObject(name, options)
    },
    rotation: ({ name }) => copyQuaternion(createQuaternion(), named(objects, name).pose.rotation),
    position: ({ name }) => copyVec3(createVec3(), named(objects, name).pose.position),
    flags: ({ name }) => named(objects, name).flags >>> 0,
    spin: ({ name }) => copyVec3(createVec3(), named(objects, name).angularVelocity),
    clock: ({ seconds }) => {
      clock.seconds = seconds
    },
    startSettle: ({ name, normal, axisMask }) => world.startSettle(named(objects, name), normal, axisMask),
    cancelSettle: ({ name }) => world.cancelSettle(named(objects, name)),
    step: () => {
      written = []
      world.step()
    },
    slots: ({ name }) =>
      settleSlots.elements.flatMap(({ object }, index) => (object === named(objects, name) ? [index] : [])),
    freeSlots: () => settleSlots.elements.filter(({ object }) => object === undefined).length,
    slot: ({ index }) => {
      const { object, t, acceleration, speed, start, end } = settleSlots.elements[index]!
      const copies = {
        start: copyQuaternion(createQuaternion(), start),
        end: copyQuaternion(createQuaternion(), end),
      }
      return { object: nameOf(object), t, acceleration, speed, ...copies }
    },
    written: () => written,
    crowd: ({ count }) => {
      for (let i = 0; i < count; i++) world.startSettle(createObject(`of the crowd, ${crowded++}`, {}), UP, 1)
    },
    insert: ({ name, min, max }) => {
      const body = createBody<string>({ owner: name })
      copyVec3(body.min, min)
      copyVec3(body.max, max)
      bodies.set(name, body)
      world.add(body)
    },
    remove: ({ name }) => world.remove(named(bodies, name)),
    listed: () => {
      const found: string[] = []
      for (let body = world.bodies.head; body !== undefined; body = body.next) found.push(body.owner!)
      return found
    },
    humans: () => {
      const found: string[] = []
      for (let human = world.humans; human !== undefined; human = human.nextHuman) found.push(human.owner!)
      return found
    },
    box: ({ name }) => {
      const { min, max } = named(bodies, name)
      return { min: { ...min }, max: { ...max } }
    },
    bodyFlags: ({ name }) => named(bodies, name).flags >>> 0,
    nudge: ({ name, by }) => named(objects, name).nudge(by),
    widest: () => world.bodies.widest,
    ticks: () => world.ticks,
    freeIgnoreSlots: () => ignoreSlots.elements.filter(({ body }) => body === undefined).length,
    cast: ({ S, d, len, ignored }) => {
      const contact = createContact<string>()
      const hit = world.cast({ origin: S, direction: d, length: len }, contact, { ignored })
      return { owner: contact.owner, fraction: hit ? contact.fraction : undefined }
    },
    snapshot: () => {
      snapshot = world.snapshot()
    },
    restore: () => world.restore(snapshot!),
  }
}
