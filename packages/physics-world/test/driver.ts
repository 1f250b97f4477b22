import { createBody, createBox, createCapsule, type Body } from '@coney/bodies'
import { createQuaternion, createVec3 } from '@coney/math'
import { createContact } from '@coney/rays'
import type { BoneShape, Element, PhysicsWorldDriver, PoolName } from '../../../generated/drivers/physics-world.ts'
import * as physics from '../src/index.ts'
import { anyObject, DrivenObject } from './drive-object.ts'

type World = physics.PhysicsWorld<string>
type PoolKey = keyof physics.Pools<string>
type Bone = physics.HumanBody<string>['boneShapes'][number]

const ELEMENTS: Readonly<Record<physics.ElementKind, Element>> = {
  box: 'BoxElement',
  sphere: 'SphereElement',
  capsule: 'CapsuleElement',
  segment: 'SegmentElement',
  body: 'BodyElement',
  'human body': 'HumanBodyElement',
  'settle slot': 'SettleSlotElement',
  'ignore slot': 'IgnoreSlotElement',
}
const TYPE_TABLES = { MeshSweep: 'meshSweep', MeshOverlap: 'meshOverlap', RayCast: 'ray' } as const
const PAIR_TABLES = { Overlap: 'overlap', Sweep: 'sweep' } as const
const ORIGIN = { x: 0, y: 0, z: 0 }

function poolOf(world: World, name: PoolName): physics.Pools<string>[PoolKey] {
  return world.pools[(name.charAt(0).toLowerCase() + name.slice(1)) as PoolKey]
}

function bodiesOf(world: World, name: PoolName): physics.Pool<Body<string>> {
  return poolOf(world, name) as physics.Pool<Body<string>>
}

function boneShape(world: World, shape: Bone): BoneShape {
  const { bone, offset, radius, flags } = shape
  const segment = shape.kind === 'segment'
  const pool: physics.Pool<Bone> = segment ? world.pools.boneSegments : world.pools.boneSpheres
  return {
    kind: segment ? 'SegmentBone' : 'SphereBone',
    bone,
    index: Math.max(0, pool.elements.indexOf(shape)),
    offset,
    radius,
    length: segment ? shape.length : 0,
    flags,
  }
}

/** Bodies and objects have names in the cases and none in the package: this remembers them. */
export function createDriver(): PhysicsWorldDriver {
  const world = new physics.PhysicsWorld<string>()
  const objects = new Map<string, DrivenObject>()
  const bodies = new Map<string, Body<string>>()
  let seconds = 0
  let written: string[] = []
  let saved: { readonly world: physics.Snapshot<string>; readonly objects: readonly (() => void)[] } | undefined

  const { settleSlots, ignoreSlots } = world.pools
  const wrote = ({ name }: DrivenObject): void => void written.push(name)
  const now = (): number => seconds

  function named<T>(map: ReadonlyMap<string, T>, name: string): T {
    const found = map.get(name)
    if (found === undefined) throw new Error(`Unexpected name ${name}, expected one that was given`)
    return found
  }

  function target(
    start: Parameters<typeof physics.settleTarget>[1],
    normal: physics.ReadonlyPose['position'],
    mask: number,
  ) {
    const end = createQuaternion()
    return physics.settleTarget(end, start, normal, mask) ? end : undefined
  }

  function nearest(
    rotation: Parameters<typeof physics.settleTarget>[1],
    normal: physics.ReadonlyPose['position'],
    mask: number,
  ) {
    const axis = createVec3()
    return physics.nearestAxis(axis, rotation, normal, mask) ? axis : undefined
  }

  return {
    pool: ({ name }) => {
      const { offset, elements, stride, kind } = poolOf(world, name)
      return { offset, count: elements.length, stride, element: ELEMENTS[kind] }
    },
    freshShape: ({ pool, index }) => {
      const shape = poolOf(world, pool).elements[index] as { flags: number; radius?: number }
      return { flags: shape.flags, radius: shape.radius ?? 0 }
    },
    freshBody: ({ pool, index }) => {
      const body = bodiesOf(world, pool).elements[index]!
      const bones = 'boneShapes' in body ? (body as physics.HumanBody<string>).boneShapes.length : 0
      const { flags, owner, shapes, min, max } = body
      return { flags: flags >>> 0, owner, index: body.index, shapes: shapes.length, bones, min, max }
    },
    humanSet: ({ number }) => {
      const body = world.pools.humanBodies.elements[number]!
      const capsule = body.shapes[0] as physics.PoolCapsule
      return {
        height: capsule.height,
        radius: capsule.radius,
        flags: capsule.flags,
        capsule: world.pools.humanCapsules.elements.indexOf(capsule),
        shapes: body.shapes.length,
        bones: body.boneShapes.map((shape) => boneShape(world, shape)),
      }
    },
    punchBag: () => {
      const { body, capsule } = world.punchBag
      return {
        height: capsule.height,
        radius: capsule.radius,
        flags: capsule.flags,
        shapes: body.shapes.length,
        bones: body.boneShapes.map((shape) => boneShape(world, shape)),
      }
    },
    pairTable: ({ table }) => world.tables[PAIR_TABLES[table]].map((row) => row.map((entry) => entry?.address)),
    typeTable: ({ table }) => world.tables[TYPE_TABLES[table]].map((entry) => entry?.address),
    entryAt: ({ offset }) => physics.entryAt(world.tables, offset)?.address,
    callPair: ({ table, row, column }) => world.tables[PAIR_TABLES[table]][row]![column]!.call(),
    callType: ({ table, type }) => {
      const entry = world.tables[TYPE_TABLES[table]][type] as physics.Entry<physics.UnportedTest>
      entry.call()
    },
    castThroughTable: ({ type, S, d, len }) => {
      const shape =
        type === physics.SHAPE_TYPES.box
          ? createBox({ centre: ORIGIN, half: { x: 1, y: 1, z: 1 } })
          : createCapsule({ base: ORIGIN, height: 1.8, radius: 0.35 })
      const contact = createContact<string>()
      const ray = { origin: S, direction: d, length: len }
      return world.tables.ray[type]!.call(ray, shape, contact) ? contact.fraction : undefined
    },
    nearestAxis: ({ rotation, normal, axisMask }) => ({ axis: nearest(rotation, normal, axisMask) }),
    settleTarget: ({ start, normal, axisMask }) => ({ end: target(start, normal, axisMask) }),
    targetOf: ({ start, normal, axisMask }) => target(start, normal, axisMask)!,
    axisOf: ({ rotation, normal, axisMask }) => nearest(rotation, normal, axisMask)!,
    object: (given) => {
      const object = new DrivenObject(given, now, wrote)
      objects.set(given.name, object)
      if (object.body === undefined) return
      bodies.set(given.name, object.body)
      world.add(object.body)
    },
    rotation: ({ name }) => ({ ...named(objects, name).pose.rotation }),
    position: ({ name }) => ({ ...named(objects, name).pose.position }),
    flags: ({ name }) => named(objects, name).flags >>> 0,
    spin: ({ name }) => ({ ...named(objects, name).angularVelocity }),
    clock: (given) => {
      seconds = given.seconds
    },
    startSettle: ({ name, normal, axisMask }) => world.startSettle(named(objects, name), normal, axisMask),
    cancelSettle: ({ name }) => world.cancelSettle(named(objects, name)),
    step: () => {
      written = []
      world.step()
    },
    slots: ({ name }) => settleSlots.elements.flatMap(({ object }, i) => (object === named(objects, name) ? [i] : [])),
    freeSlots: () => settleSlots.elements.filter(({ object }) => object === undefined).length,
    slot: ({ index }) => {
      const { object, progress, acceleration, speed, start, end } = settleSlots.elements[index]!
      const name = object instanceof DrivenObject ? object.name : undefined
      return { object: name, t: progress, acceleration, speed, start: { ...start }, end: { ...end } }
    },
    written: () => [...written],
    crowd: ({ count }) => {
      for (let i = 0; i < count; i++) {
        world.startSettle(new DrivenObject(anyObject('one of many'), now, wrote), { x: 0, y: 0, z: 1 }, 1)
      }
    },
    insert: ({ name, min, max }) => {
      const body = createBody<string>({ owner: name })
      Object.assign(body.min, min)
      Object.assign(body.max, max)
      bodies.set(name, body)
      world.add(body)
    },
    remove: ({ name }) => world.remove(named(bodies, name)),
    listed: () => {
      const names: string[] = []
      for (let body = world.bodies.head; body !== undefined; body = body.next) names.push(body.owner!)
      return names
    },
    humans: () => {
      const names: string[] = []
      for (let human = world.humans; human !== undefined; human = human.nextHuman) names.push(human.owner!)
      return names
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
    takeBody: ({ pool, owner }) => {
      const from = bodiesOf(world, pool)
      const body = physics.takeBody<string, Body<string>>(from, owner, 0x0a)
      return body && from.elements.indexOf(body)
    },
    freeBody: ({ pool, index }) => physics.freeBody(bodiesOf(world, pool).elements[index]!),
    cast: ({ S, d, len, ignored }) => {
      const contact = createContact<string>()
      const hit = world.cast({ origin: S, direction: d, length: len }, contact, { ignored })
      return hit ? { owner: contact.owner, fraction: contact.fraction } : { owner: undefined, fraction: undefined }
    },
    snapshot: () => {
      saved = { world: world.snapshot(), objects: [...objects.values()].map((object) => object.save()) }
    },
    restore: () => {
      if (saved === undefined) throw new Error('Unexpected restore, expected a snapshot before it')
      world.restore(saved.world)
      for (const load of saved.objects) load()
    },
  }
}
