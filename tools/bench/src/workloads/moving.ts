import { addBody, markDirty, removeBody, updateBody, type BoxShape, type CapsuleShape } from '@coney/bodies'
import { createContact, RayCaster, rayCastBodies } from '@coney/rays'
import { contestant, type Contestant, type Workload } from '../measure/contestant.ts'
import { RaycastResult } from 'cannon-es'
import { cannonBody, cannonWorld, keptRay as cannonRay } from '../peers/cannon.ts'
import { Jolt } from '../peers/jolt.ts'
import { describeShape, keptRay as rapierRay, startRapier } from '../peers/rapier.ts'
import { crowd, middleOf, type Crowd } from '../scenes/crowd.ts'
import type { SceneRay } from '../scenes/scene-ray.ts'

const SIDE = 100
/** Places that bodies go through, back and forth, ten centimetres a frame. */
const FRAMES = 16
/** One ray more or less of 64 is no difference. */
const BUT_FOR_INSIDE = { share: 0.9, tolerance: 2 }

/** Someone who moves all bodies to where they are in a frame, and casts a ray among them. */
interface Mover {
  readonly name: string
  readonly move: (frame: number) => void
  readonly hits: (ray: SceneRay) => boolean
}

/** Every one of 500 bodies moves, and nothing else: the cost of one move. */
export async function move500(): Promise<Workload> {
  const scene = crowd(500, SIDE, 1)
  const movers = [ours(scene), await jolt(scene), await rapier(scene)]
  return { queries: FRAMES, per: 500, contestants: movers.map((each) => moving(each)), facts: { bodies: 500 } }
}

/** Every one of 5,000 bodies moves. */
export async function move5000(): Promise<Workload> {
  const scene = crowd(5_000, SIDE, 1)
  const movers = [ours(scene), await jolt(scene), await rapier(scene)]
  return { queries: FRAMES, per: 5_000, contestants: movers.map((each) => moving(each)), facts: { bodies: 5_000 } }
}

/** A frame in which all of 500 bodies move and then 64 rays are cast among them. */
export async function frame500(): Promise<Workload> {
  const rays = crowd(500, SIDE, 64).rays
  // Each moves bodies of its own.
  const movers = [
    ours(crowd(500, SIDE, 1)),
    walking(crowd(500, SIDE, 1)),
    await jolt(crowd(500, SIDE, 1)),
    await rapier(crowd(500, SIDE, 1)),
    cannon(crowd(500, SIDE, 1)),
  ]
  const contestants = movers.map((each, i) => moving(each, rays, i < 2 ? 'identical' : BUT_FOR_INSIDE))
  return { queries: FRAMES, contestants, facts: { bodies: 500, rays: rays.length } }
}

/** One body comes into a world of 500, and leaves it. */
export async function insert500(): Promise<Workload> {
  const scene = crowd(500, SIDE, 1)
  const { list, bodies } = scene
  const count = bodies.length
  const physics = await Jolt.start()
  const world = await startRapier()
  const contestants = [
    contestant('coney', count, 'other', () => (i) => {
      const { body } = bodies[i]!
      removeBody(list, body)
      addBody(list, body)
    }),
    contestant('jolt', count, 'other', () => {
      const own = bodies.map((each) => physics.create(each))
      for (const body of own) physics.add(body)
      const { bodies: interfaceOfBodies } = physics
      return (i) => {
        // Its tree keeps room for every body that ever came, until it is built anew: a game does that once a frame.
        if (i === 0) physics.optimize()
        interfaceOfBodies.RemoveBody(own[i]!.GetID())
        physics.add(own[i]!)
      }
    }),
    contestant('rapier', count, 'other', () => {
      const described = bodies.map(({ shape, rotation }) => describeShape(shape, rotation))
      const own = described.map((description) => world.createCollider(description))
      return (i) => {
        world.removeCollider(own[i]!, false)
        own[i] = world.createCollider(described[i]!)
      }
    }),
    contestant('cannon-es', count, 'other', () => {
      const cannons = cannonWorld()
      const own = bodies.map(({ shape, rotation }) => cannonBody(shape, rotation))
      for (const body of own) cannons.addBody(body)
      return (i) => {
        cannons.removeBody(own[i]!)
        cannons.addBody(own[i]!)
      }
    }),
  ]
  return { queries: count, contestants, facts: { bodies: count } }
}

function moving(
  mover: Mover,
  rays: readonly SceneRay[] = [],
  agreement: Contestant['agreement'] = 'other',
): Contestant {
  return contestant(mover.name, FRAMES, agreement, (answers) => (i) => {
    mover.move(i)
    let hits = 0
    for (let j = 0; j < rays.length; j++) if (mover.hits(rays[j]!)) hits++
    answers[i] = hits
  })
}

/** How far along x a body is from home in a frame, in metres. */
function away(frame: number, body: number): number {
  const phase = (frame + body) % FRAMES
  return 0.1 * (phase < FRAMES / 2 ? phase : FRAMES - phase)
}

function ours({ list, bodies }: Crowd): Mover {
  const contact = createContact<number>()
  const caster = new RayCaster(list)
  return { name: 'coney', move: moveAll(bodies, list), hits: (ray) => caster.cast(ray, contact) }
}

function walking({ list, bodies }: Crowd): Mover {
  const contact = createContact<number>()
  return {
    name: 'coney, the walk as specified',
    move: moveAll(bodies, list),
    hits: (ray) => rayCastBodies(list, ray, contact),
  }
}

function moveAll(bodies: Crowd['bodies'], list: Crowd['list']): (frame: number) => void {
  const places = bodies.map(({ shape }) => placeOf(shape))
  const homes = Float64Array.from(places, ({ x }) => x)
  return (frame) => {
    for (let i = 0; i < places.length; i++) {
      const { body } = bodies[i]!
      places[i]!.x = Math.fround(homes[i]! + away(frame, i))
      markDirty(body)
      updateBody(list, body)
    }
  }
}

function placeOf(shape: BoxShape | CapsuleShape): BoxShape['centre'] {
  return shape.kind === 'box' ? shape.centre : shape.base
}

async function jolt({ bodies }: Crowd): Promise<Mover> {
  const physics = await Jolt.start()
  const own = bodies.map((each) => physics.create(each))
  for (const body of own) physics.add(body)
  physics.optimize()
  const { bodies: interfaceOfBodies, module } = physics
  const homes = bodies.map(({ shape }) => middleOf(shape))
  const ids = own.map((body) => physics.keepId(body))
  const place = new module.RVec3(0, 0, 0)
  const closest = physics.closest()
  return {
    name: 'jolt',
    move(frame) {
      for (let i = 0; i < ids.length; i++) {
        const { x, y, z } = homes[i]!
        place.Set(x + away(frame, i), y, z)
        interfaceOfBodies.SetPosition(ids[i]!, place, module.EActivation_DontActivate)
      }
    },
    hits: (ray) => closest(ray) >= 0,
  }
}

async function rapier({ bodies }: Crowd): Promise<Mover> {
  const world = await startRapier()
  const own = bodies.map(({ shape, rotation }) => world.createCollider(describeShape(shape, rotation)))
  const homes = bodies.map(({ shape }) => middleOf(shape))
  const place = { x: 0, y: 0, z: 0 }
  const { ray: kept, set } = rapierRay()
  return {
    name: 'rapier',
    move(frame) {
      for (let i = 0; i < own.length; i++) {
        const { x, y, z } = homes[i]!
        place.x = x + away(frame, i)
        place.y = y
        place.z = z
        own[i]!.setTranslation(place)
      }
      // Only a step takes up what moved.
      world.step()
    },
    hits(ray) {
      set(ray)
      return world.castRay(kept, 1, true) !== null
    },
  }
}

function cannon({ bodies }: Crowd): Mover {
  const world = cannonWorld()
  const own = bodies.map(({ shape, rotation }) => cannonBody(shape, rotation))
  for (const body of own) world.addBody(body)
  const homes = bodies.map(({ shape }) => middleOf(shape).x)
  const { ray: kept, set } = cannonRay()
  const result = new RaycastResult()
  return {
    name: 'cannon-es',
    move(frame) {
      for (let i = 0; i < own.length; i++) {
        const body = own[i]!
        body.position.x = homes[i]! + away(frame, i)
        body.aabbNeedsUpdate = true
      }
      world.broadphase.dirty = true
    },
    hits(ray) {
      set(ray)
      result.reset()
      world.raycastClosest(kept.from, kept.to, { skipBackfaces: true }, result)
      return result.hasHit
    },
  }
}
