import { markDirty, updateBody } from '@coney/bodies'
import { createContact, RayCaster, rayCastBodies } from '@coney/rays'
import { contestant, type Workload } from '../measure/contestant.ts'
import { crowd } from '../scenes/crowd.ts'

/** Square metres a body has. */
const ROOM = 20
const RAYS = 64

/** Rays of 25 metres among bodies that always stand as close: the square grows with their number. */
export async function bodies(count: number): Promise<Workload> {
  const scene = crowd(count, Math.sqrt(count * ROOM), RAYS)
  const { list, rays } = scene
  const contact = createContact<number>()
  const caster = new RayCaster(list)
  caster.refresh()
  const contestants = [
    contestant('a cast', RAYS, 'identical', (answers) => (i) => {
      answers[i] = caster.cast(rays[i]!, contact) ? contact.fraction : -1
    }),
    contestant('a cast, the walk as specified', RAYS, 'identical', (answers) => (i) => {
      answers[i] = rayCastBodies(list, rays[i]!, contact) ? contact.fraction : -1
    }),
    contestant('a body moves ten centimetres', RAYS, 'other', (answers) => {
      // A crowd of its own: after a change of the list the casts would sort it anew.
      const own = crowd(count, Math.sqrt(count * ROOM), 1)
      const moved = Array.from({ length: RAYS }, (_, i) => own.bodies[Math.floor((i * count) / RAYS)]!)
      const homes = moved.map(({ shape }) => (shape.kind === 'box' ? shape.centre : shape.base).x)
      return (i) => {
        const { body, shape } = moved[i]!
        const place = shape.kind === 'box' ? shape.centre : shape.base
        place.x = Math.fround(place.x > homes[i]! ? homes[i]! : homes[i]! + 0.1)
        markDirty(body)
        updateBody(own.list, body)
        answers[i] = 0
      }
    }),
  ]
  return { queries: RAYS, rounds: 7, contestants, facts: {} }
}
