import { initNode, queryBox, SHAPE_ENABLED, shapesOf } from '@coney/bodies'
import type { Body, BodyList, BodyNode, Shape } from '@coney/bodies'
import { createVec3 } from '@coney/math'
import { ALL_TYPES, NEAREST_START, RAYCAST_TARGET } from '../constants.ts'
import { createContact, type Contact } from '../ray/contact.ts'
import type { Ray } from '../ray/ray.ts'
import { rayShape } from '../shapes/ray-shape.ts'
import { EVERYONE, type CastFilter } from './cast-filter.ts'
import { copyRay, createOwnRay } from './copy-ray.ts'
import { rayBounds } from './ray-bounds.ts'

const own = createOwnRay()
const node: BodyNode<never> = {
  min: createVec3(),
  max: createVec3(),
  index: -1,
  previous: undefined,
  next: undefined,
}
const asked = createContact()
const best = createContact()
const query = { typeMask: ALL_TYPES | 0, flagMask: RAYCAST_TARGET, ignored: undefined as unknown }
const candidates: (Body | undefined)[] = []

/**
 * Casts a ray among the bodies of a list and answers whether it meets one: the walk that the specification describes.
 *
 * Candidates are the bodies with `RAYCAST_TARGET` whose bounds meet those of the ray, in the order of the list; their
 * enabled boxes and capsules are tried in the order of the chain. The strictly nearest stays, so the first of equal
 * ones wins. A hit writes owner, shape, fraction and flags (0) of the contact; a miss writes nothing.
 *
 * The walk starts at the head of the list and costs with its length: `RayCaster` answers the same, sooner.
 *
 * @orig 0x0033eee0 IPhysics_RayCastBodies (unknown)
 */
export function rayCastBodies<Owner>(
  list: BodyList<Owner>,
  ray: Ray,
  contact: Contact<Owner>,
  filter: CastFilter<Owner> = EVERYONE,
): boolean {
  copyRay(own, ray)
  initNode(node)
  rayBounds(node, own)
  query.typeMask = (filter.typeMask ?? ALL_TYPES) | 0
  query.ignored = filter.ignored
  const count = queryBox<unknown>(list, node, query, candidates)
  query.ignored = undefined

  best.fraction = NEAREST_START
  let nearest: Shape | undefined
  let owner: Owner | undefined
  for (let i = 0; i < count; i++) {
    const body = candidates[i] as Body<Owner>
    candidates[i] = undefined
    const shapes = shapesOf(body)
    for (let j = 0; j < shapes.length; j++) {
      const shape = shapes[j]!
      if ((shape.flags & SHAPE_ENABLED) === 0 || !rayShape(own, shape, asked)) continue
      if (asked.fraction >= best.fraction) continue
      best.fraction = asked.fraction
      nearest = shape
      owner = body.owner
    }
  }
  if (nearest === undefined) return false

  contact.owner = owner
  contact.shape = nearest
  contact.fraction = best.fraction
  contact.flags = 0
  return true
}
