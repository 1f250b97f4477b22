import { addBody, createBody, createBodyList, type BodyList, type Shape } from '@coney/bodies'
import { copyVec3 } from '@coney/math'
import type { CastIntoGivens, Contact as GivenContact } from '../../../generated/drivers/rays.ts'
import { createContact, type Contact } from '../src/index.ts'
import { createShape } from './given-shapes.ts'

/** The bodies that a case describes, and contacts whose shapes go by their names. */
export interface World {
  readonly list: BodyList<string>
  /** The contact that a case gives; a name of no shape becomes a shape of its own. */
  readonly readContact: (given: GivenContact) => Contact<string>
  readonly writeContact: (contact: Contact<string>) => GivenContact
}

export function createWorld(bodies: CastIntoGivens['bodies']): World {
  const list = createBodyList<string>()
  const names = new Map<Shape, string>()

  function named(name: string, shape: Shape): Shape {
    names.set(shape, name)
    return shape
  }

  for (const { owner, flags, typeMask, shapes, boneShapes } of bodies) {
    const chain = shapes.map((shape) => named(shape.name, createShape(shape)))
    const body = createBody({ owner, flags, typeMask, shapes: chain })
    // A human's bones hang beside the chain, where no ray looks.
    addBody(list, Object.assign(body, { boneShapes: boneShapes.map(createShape) }))
  }

  return {
    list,
    readContact: ({ owner, shape, normal, fraction, point, slide, flags }) => {
      const contact = createContact<string>()
      copyVec3(contact.normal, normal)
      copyVec3(contact.point, point)
      copyVec3(contact.slide, slide)
      const unknown = { kind: 'sphere', flags: 0, centre: { x: 0, y: 0, z: 0 }, radius: 0 } as const
      return Object.assign(contact, { owner, fraction, flags, shape: shape && named(shape, unknown) })
    },
    writeContact: (contact) => ({ ...contact, shape: contact.shape && names.get(contact.shape) }),
  }
}
