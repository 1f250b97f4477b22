import { deepStrictEqual } from 'node:assert/strict'
import type { CastIntoGivens, CastIntoResult, RaysDriver } from '../../../generated/drivers/rays.ts'
import * as rays from '../src/index.ts'
import { createOwnCapsule, standUpright } from '../src/shapes/upright.ts'
import { createWorld } from './world.ts'

/** Casts into a contact by the walk and by the caster, which must leave the same behind. */
function castInto({ contact, bodies, S, d, len, typeMask, ignored }: CastIntoGivens): CastIntoResult {
  const world = createWorld(bodies)
  const ray = { origin: S, direction: d, length: len }
  const filter = { typeMask, ignored }

  const walked = world.readContact(contact)
  const hit = rays.rayCastBodies(world.list, ray, walked, filter)

  const sought = world.readContact(contact)
  const caster = new rays.RayCaster(world.list)
  caster.refresh()
  deepStrictEqual([caster.cast(ray, sought, filter), sought], [hit, walked])

  return { hit, contact: world.writeContact(walked) }
}

/** Asks a kernel what it stores for a ray. */
function storedBy(kernel: (segment: rays.RaySegment, hits: rays.HitList) => boolean, ray: rays.Ray): readonly number[] {
  const segment = rays.createRaySegment()
  const hits = rays.createHitList()
  rays.segmentOfRay(segment, ray)
  return kernel(segment, hits) ? [...hits.fractions.subarray(0, hits.count)] : []
}

export function createDriver(): RaysDriver {
  return {
    clipSlab: (givens) => {
      const clip = { ...givens }
      return { inside: rays.clipSlab(clip), t0: clip.t0, t1: clip.t1 }
    },
    rayBox: ({ box, S, d, len }) => {
      const ray = { origin: S, direction: d, length: len }
      const contact = rays.createContact()
      return {
        list: storedBy((segment, hits) => rays.segmentOrientedBox(segment, box, hits), ray),
        answer: rays.rayBox(ray, box, contact) ? contact.fraction : undefined,
      }
    },
    rayCapsule: ({ capsule, S, d, len }) => {
      const ray = { origin: S, direction: d, length: len }
      const contact = rays.createContact()
      const upright = createOwnCapsule()
      standUpright(upright, capsule)
      return {
        list: storedBy((segment, hits) => rays.segmentCapsule(segment, upright, hits), ray),
        answer: rays.rayCapsule(ray, capsule, contact) ? contact.fraction : undefined,
      }
    },
    castBodies: (givens) => {
      const { hit, contact } = castInto({ ...givens, contact: { ...rays.createContact<string>(), shape: undefined } })
      return { hit, owner: contact.owner, shape: contact.shape, fraction: hit ? contact.fraction : undefined }
    },
    castInto,
  }
}
