import { createSphere, type Shape } from '@coney/bodies'
import { copyVec3 } from '@coney/math'
import type { BoneShape, Element, PhysicsWorldDriver, PoolName } from '../../../generated/drivers/physics-world.ts'
import { freeBody, takeBody } from '../src/index.ts'
import type { ElementKind, HumanBody, PhysicsWorld, Pools } from '../src/index.ts'

type World = PhysicsWorld<string>
type PoolDriver = Pick<
  PhysicsWorldDriver,
  'pool' | 'freshShape' | 'freshBody' | 'humanSet' | 'punchBag' | 'takeBody' | 'freeBody' | 'dress' | 'bodyIn'
>

const ELEMENTS: Readonly<Record<ElementKind, Element>> = {
  box: 'BoxElement',
  sphere: 'SphereElement',
  capsule: 'CapsuleElement',
  segment: 'SegmentElement',
  body: 'BodyElement',
  'human body': 'HumanBodyElement',
  'settle slot': 'SettleSlotElement',
  'ignore slot': 'IgnoreSlotElement',
}

/** The pool that a case calls `BoneSpheres` is `boneSpheres`. */
function poolOf({ pools }: World, name: PoolName): Pools<string>[keyof Pools<string>] {
  return pools[(name[0]!.toLowerCase() + name.slice(1)) as keyof Pools<string>]
}

function bodiesOf(world: World, name: PoolName): World['pools']['objectBodies'] {
  return poolOf(world, name) as World['pools']['objectBodies']
}

function bonesOf({ pools }: World, human: HumanBody<string>): BoneShape[] {
  return human.boneShapes.map((shape) => {
    const { bone, offset, radius, flags } = shape
    const common = { bone, offset, radius, flags }
    return shape.kind === 'segment'
      ? { ...common, kind: 'SegmentBone', length: shape.length, index: placeIn(pools.boneSegments.elements, shape) }
      : { ...common, kind: 'SphereBone', length: 0, index: placeIn(pools.boneSpheres.elements, shape) }
  })
}

/** What stands in no pool has the number 0. */
function placeIn<T>(elements: readonly T[], element: T): number {
  return Math.max(0, elements.indexOf(element))
}

function setOf(world: World, human: HumanBody<string>): ReturnType<PhysicsWorldDriver['punchBag']> {
  const [capsule] = human.shapes
  if (capsule?.kind !== 'capsule') throw new Error('Unexpected shape of a human, expected a capsule')
  const { height, radius, flags } = capsule
  return { height, radius, flags, shapes: human.shapes.length, bones: bonesOf(world, human) }
}

/** What can be asked of the pools of a world. */
export function createPoolDriver(world: World): PoolDriver {
  return {
    pool: ({ name }) => {
      const { offset, stride, kind, elements } = poolOf(world, name)
      return { offset, stride, count: elements.length, element: ELEMENTS[kind] }
    },
    freshShape: ({ pool, index }) => {
      const shape = poolOf(world, pool).elements[index] as Shape
      return { flags: shape.flags, radius: shape.kind === 'box' ? 0 : shape.radius }
    },
    freshBody: ({ pool, index }) => {
      const body = bodiesOf(world, pool).elements[index]!
      const bones = 'boneShapes' in body ? (body as HumanBody<string>).boneShapes.length : 0
      const { owner, min, max, shapes } = body
      return { flags: body.flags >>> 0, owner, index: body.index, shapes: shapes.length, bones, min, max }
    },
    humanSet: ({ number }) => {
      const human = world.pools.humanBodies.elements[number]!
      const capsule = world.pools.humanCapsules.elements.findIndex((candidate) => human.shapes.includes(candidate))
      return { ...(setOf(world, human) as Exclude<ReturnType<typeof setOf>, Promise<unknown>>), capsule }
    },
    punchBag: () => setOf(world, world.punchBag.body),
    takeBody: ({ pool, owner }) => {
      const { elements } = bodiesOf(world, pool)
      const body = takeBody(bodiesOf(world, pool), owner, 0)
      return body && elements.indexOf(body)
    },
    dress: ({ pool, index, flags, max }) => {
      const body = bodiesOf(world, pool).elements[index]!
      body.flags = flags | 0
      copyVec3(body.max, max)
      if (!('boneShapes' in body)) body.shapes.push(createSphere({ centre: max, radius: 1 }))
    },
    bodyIn: ({ pool, index }) => {
      const { owner, flags, shapes, max } = bodiesOf(world, pool).elements[index]!
      return { owner, flags: flags >>> 0, shapes: shapes.length, max }
    },
    freeBody: ({ pool, index }) => freeBody(bodiesOf(world, pool).elements[index]!),
  }
}
