import type { Body } from '../body/body.ts'
import { isLinked, type BodyList } from './body-list.ts'
import { InvalidBodyError } from './invalid-body-error.ts'
import { hang, unhang } from './chain.ts'

/**
 * Hangs a body into the chain: behind every body that starts before it or level with it in x.
 *
 * Throws `InvalidBodyError` when it hangs there already.
 *
 * @orig 0x003404a8 BodyList_Insert (unknown)
 */
export function linkBody<Owner>(list: BodyList<Owner>, body: Body<Owner>): void {
  if (isLinked(list, body))
    throw new InvalidBodyError('Unexpected body that is linked already, expected one that is not')
  hang(list, body, undefined, list.head)
}

/**
 * Takes a body out of the chain. `widest` stays as it is.
 *
 * Throws `InvalidBodyError` when it does not hang there.
 *
 * @orig 0x003405d8 BodyList_Remove (unknown)
 */
export function unlinkBody<Owner>(list: BodyList<Owner>, body: Body<Owner>): void {
  if (!isLinked(list, body)) throw new InvalidBodyError('Unexpected body that is not linked, expected one that is')
  unhang(list, body)
}

/**
 * Sorts a body again after its bounds changed: the same as taking it out and hanging it in again.
 *
 * The walk starts at its old place, so a small move costs little. Throws `InvalidBodyError` when the body does not
 * hang in the chain.
 *
 * @orig 0x00340628 BodyList_Reinsert (unknown)
 */
export function relinkBody<Owner>(list: BodyList<Owner>, body: Body<Owner>): void {
  const { previous, next } = body
  unlinkBody(list, body)
  hang(list, body, previous, next)
}
