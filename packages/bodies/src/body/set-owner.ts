import type { Body } from './body.ts'

/**
 * Gives a body its owner, and with it the kinds of thing that the owner is.
 *
 * @orig 0x00341a68 PhysicsBody_SetOwner (unknown)
 */
export function setOwner<Owner>(body: Body<Owner>, owner: Owner | undefined, typeMask: number): void {
  body.owner = owner
  body.typeMask = typeMask | 0
}
