import type { Shape } from '@coney/bodies'
import type { Contact } from '../ray/contact.ts'
import type { Ray } from '../ray/ray.ts'
import { rayBox } from './ray-box.ts'
import { rayCapsule } from './ray-capsule.ts'

/** Casts a ray against a shape of any kind. Only boxes and capsules can be met. */
export function rayShape(ray: Ray, shape: Shape, contact: Pick<Contact, 'fraction' | 'flags'>): boolean {
  if (shape.kind === 'box') return rayBox(ray, shape, contact)
  if (shape.kind === 'capsule') return rayCapsule(ray, shape, contact)
  return false
}
