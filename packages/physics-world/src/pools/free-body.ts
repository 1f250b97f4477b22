import { FRESH_BODY, initNode, InvalidBodyError, setOwner, type Body } from '@coney/bodies'
import { FRESH_HUMAN } from '../constants.ts'
import { isHuman } from './human-body.ts'

/**
 * Gives a body back to its pool, as fresh as it was made. A human's keeps the shapes that belong to its set.
 *
 * Throws `InvalidBodyError` when it is still in a world.
 */
export function freeBody<Owner>(body: Body<Owner>): void {
  if (body.index >= 0) throw new InvalidBodyError('Unexpected body that is in a world, expected one that was removed')
  setOwner(body, undefined, 0)
  initNode(body)
  if (isHuman(body)) {
    body.flags = FRESH_HUMAN | 0
  } else {
    body.flags = FRESH_BODY | 0
    body.shapes.length = 0
  }
}
