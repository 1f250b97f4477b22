import { createContact, RayCaster, rayCastBodies } from '@coney/rays'
import { Vector3 } from 'three'
import { contestant, type Contestant, type Workload } from '../measure/contestant.ts'
import { shareOfHits } from '../measure/share-of-hits.ts'
import { RaycastResult } from 'cannon-es'
import { cannonBody, cannonWorld, keptRay as cannonRay } from '../peers/cannon.ts'
import { Jolt } from '../peers/jolt.ts'
import { describeShape, keptRay as rapierRay, startRapier } from '../peers/rapier.ts'
import { keptRay as threeRay, threeBox } from '../peers/three.ts'
import { crowd, type Crowd } from '../scenes/crowd.ts'

/** Rays that start inside a body, or come through a cap, mean something else to peers. */
const BUT_FOR_INSIDE = { share: 0.93, tolerance: 1e-4 }

/** The side of the square that crowds stand on, in metres. */
const SIDE = 100

/** 25 metres among 500 bodies. */
export async function cast500(): Promise<Workload> {
  const scene = crowd(500, SIDE, 2_048)
  const workload = await among(scene)
  return { ...workload, contestants: [...workload.contestants, loopOfBoxes(scene)] }
}

/** 25 metres among 5,000 bodies, on the same square. */
export function cast5000(): Promise<Workload> {
  return among(crowd(5_000, SIDE, 512))
}

async function among(scene: Crowd): Promise<Workload> {
  const { list, bodies, rays } = scene
  const count = rays.length
  const jolt = await Jolt.start()
  const world = await startRapier()
  const coney = contestant('coney', count, 'identical', (answers) => {
    const contact = createContact<number>()
    const caster = new RayCaster(list)
    caster.refresh()
    return (i) => {
      answers[i] = caster.cast(rays[i]!, contact) ? contact.fraction : -1
    }
  })
  const contestants = [
    coney,
    contestant('coney, the walk as specified', count, 'identical', (answers) => {
      const contact = createContact<number>()
      return (i) => {
        answers[i] = rayCastBodies(list, rays[i]!, contact) ? contact.fraction : -1
      }
    }),
    contestant('jolt', count, BUT_FOR_INSIDE, (answers) => {
      for (const each of bodies) jolt.add(jolt.create(each))
      jolt.optimize()
      const closest = jolt.closest()
      return (i) => {
        answers[i] = closest(rays[i]!)
      }
    }),
    contestant('rapier', count, BUT_FOR_INSIDE, (answers) => {
      for (const { shape, rotation } of bodies) world.createCollider(describeShape(shape, rotation))
      world.step()
      const { ray, set } = rapierRay()
      return (i) => {
        set(rays[i]!)
        answers[i] = world.castRay(ray, 1, true)?.timeOfImpact ?? -1
      }
    }),
    contestant('cannon-es', count, { share: 0.85, tolerance: 0.02 }, (answers) => {
      const cannon = cannonWorld()
      for (const { shape, rotation } of bodies) cannon.addBody(cannonBody(shape, rotation))
      const { ray, set } = cannonRay()
      const result = new RaycastResult()
      return (i) => {
        set(rays[i]!)
        result.reset()
        cannon.raycastClosest(ray.from, ray.to, { skipBackfaces: true }, result)
        answers[i] = result.hasHit ? result.distance / rays[i]!.length : -1
      }
    }),
  ]
  return { queries: count, contestants, facts: { bodies: bodies.length, hits: shareOfHits(coney) } }
}

/** three.js has no world of boxes: a loop over them, and none of the capsules. */
function loopOfBoxes({ bodies, rays }: Crowd): Contestant {
  return contestant('three, a loop over the boxes alone', rays.length, 'other', (answers) => {
    const boxes = bodies.flatMap(({ shape }) => (shape.kind === 'box' ? [threeBox(shape)] : []))
    const { ray, set } = threeRay()
    const hit = new Vector3()
    return (i) => {
      set(rays[i]!)
      let nearest = rays[i]!.length
      for (const box of boxes) {
        if (box.intersectRay(ray, hit) !== null) nearest = Math.min(nearest, hit.distanceTo(ray.origin))
      }
      answers[i] = nearest < rays[i]!.length ? nearest / rays[i]!.length : -1
    }
  })
}
