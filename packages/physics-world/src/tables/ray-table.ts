import type { Shape } from '@coney/bodies'
import { rayShape, type Contact, type Ray } from '@coney/rays'
import type { Entry } from './entry.ts'

/** Casts a ray against one shape: a hit answers true and writes `fraction` and `flags` of the contact. */
export type RayTest = (ray: Ray, shape: Shape, contact: Pick<Contact, 'fraction' | 'flags'>) => boolean

/** What casts a ray against a shape, by the numbers of `SHAPE_TYPES`. */
export type RayTable = readonly (Entry<RayTest> | undefined)[]

/** Which function casts a ray against a shape: there is one for boxes and one for capsules. */
export function createRayTable(): RayTable {
  return [
    undefined,
    { address: 0x00345b90, name: 'PhysicsRay_Box', call: onlyOf('box') },
    undefined,
    { address: 0x003459f0, name: 'PhysicsRay_Capsule', call: onlyOf('capsule') },
    undefined,
  ]
}

/** The test of the `rays` package for shapes of one kind; a shape of another kind is not met. */
function onlyOf(kind: Shape['kind']): RayTest {
  return (ray, shape, contact) => shape.kind === kind && rayShape(ray, shape, contact)
}
