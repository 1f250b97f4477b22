import { SHAPE_ENABLED, type Body, type BodyList } from '@coney/bodies'
import { expect, test } from 'vitest'
import { ALL_TYPES, createContact, rayCastBodies } from '../../src/index.ts'
import { Crowd } from '../crowd.ts'
import { plainCast, type PlainBody } from '../plain/cast.ts'
import { triple } from '../plain/float.ts'
import { plainRay, plainShape } from '../plain/of.ts'
import { Random } from '@coney/trials'
import { RAY_KINDS, randomRay } from '../scenes.ts'

/** The bodies of a list and their plain forms, in its order. */
function read(list: BodyList<string>): { readonly bodies: Body<string>[]; readonly plain: PlainBody[] } {
  const bodies: Body<string>[] = []
  for (let body = list.head; body !== undefined; body = body.next) bodies.push(body)
  const plain = bodies.map(({ owner, flags, typeMask, min, max, shapes }, name) => ({
    name,
    owner: owner!,
    flags,
    typeMask,
    min: triple(min),
    max: triple(max),
    chain: shapes.flatMap((shape, place) => {
      if ((shape.flags & SHAPE_ENABLED) === 0 || shape.kind === 'sphere' || shape.kind === 'segment') return []
      return [{ place, shape: plainShape(shape) }]
    }),
  }))
  return { bodies, plain }
}

const CLAIMS = [
  'rays/IPhysics_RayCastBodies.box-of-the-ray',
  'rays/IPhysics_RayCastBodies.boxes-and-capsules',
  'rays/IPhysics_RayCastBodies.chain-order',
  'rays/IPhysics_RayCastBodies.enabled-shapes',
  'rays/IPhysics_RayCastBodies.ignored-owner',
  'rays/IPhysics_RayCastBodies.layer',
  'rays/IPhysics_RayCastBodies.list-order',
  'rays/IPhysics_RayCastBodies.the-nearest',
  'rays/IPhysics_RayCastBodies.ties',
  'rays/IPhysics_RayCastBodies.type-mask',
]

test('answers as the plain walk, to the bit', { timeout: 60_000, meta: { claims: CLAIMS } }, () => {
  const random = new Random(21)
  const crowd = new Crowd(random, 60, { x: 0, y: 0, z: 0 }, { x: 20, y: 20, z: 3 })
  const contact = createContact<string>()
  const differences: string[] = []
  let hits = 0
  let { bodies, plain } = read(crowd.list)
  for (let i = 0; i < 20_000; i++) {
    if (random.once(100)) {
      crowd.change()
      ;({ bodies, plain } = read(crowd.list))
    }
    const ray = randomRay(random, RAY_KINDS[i % RAY_KINDS.length]!, crowd.target())
    const filter = crowd.filter()
    const expected = plainCast(plain, plainRay(ray), filter.typeMask ?? ALL_TYPES, filter.ignored)
    const body = expected && bodies[expected.body]
    if (expected) hits++
    const same = rayCastBodies(crowd.list, ray, contact, filter)
      ? contact.owner === body?.owner &&
        contact.shape === body?.shapes[expected!.place] &&
        Object.is(contact.fraction, expected!.fraction)
      : expected === undefined
    if (!same) differences.push(`cast ${i}: ${JSON.stringify(ray)}`)
  }
  expect(differences).toEqual([])
  expect(hits).toBeGreaterThan(4000)
})
