import type { Body } from '../body/body.ts'
import type { BodyList } from './body-list.ts'
import { InvalidBodyError } from './invalid-body-error.ts'
import { linkBody, unlinkBody } from './link-body.ts'

/**
 * Makes a body live: it gets the lowest free index and hangs in the chain, sorted by the bounds it has now.
 *
 * Throws `InvalidBodyError` when it is live already.
 *
 * @orig 0x00340668 IPhysics_AddBody (unknown)
 */
export function addBody<Owner>(list: BodyList<Owner>, body: Body<Owner>): void {
  if (body.index >= 0) throw new InvalidBodyError('Unexpected body that has an index already, expected one without')
  linkBody(list, body)
  const free = list.byIndex.indexOf(undefined)
  body.index = free < 0 ? list.byIndex.length : free
  list.byIndex[body.index] = body
}

/**
 * Takes a body out of the world: its index becomes free and it leaves the chain.
 *
 * Throws `InvalidBodyError` when this list does not hold it.
 *
 * @orig 0x00340700 IPhysics_RemoveBody (unknown)
 */
export function removeBody<Owner>(list: BodyList<Owner>, body: Body<Owner>): void {
  if (list.byIndex[body.index] !== body) {
    throw new InvalidBodyError('Unexpected body without an index in this list, expected one that was added')
  }
  unlinkBody(list, body)
  list.byIndex[body.index] = undefined
  body.index = -1
}
