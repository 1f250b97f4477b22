import type { Body } from '../body/body.ts'
import { ALWAYS_UPDATE, DIRTY } from '../body/flags.ts'
import { rebuildBounds } from '../bounds/body-bounds.ts'
import { isLinked, type BodyList } from './body-list.ts'
import { relinkBody } from './link-body.ts'

/**
 * Takes up what changed in a body: its bounds become those of its shapes and it is sorted again.
 *
 * Works on a body that is dirty or always updated, and leaves it clean; any other body it leaves alone.
 *
 * @orig 0x00341c10 PhysicsBody_Update (unknown)
 */
export function updateBody<Owner>(list: BodyList<Owner>, body: Body<Owner>): void {
  if ((body.flags & (DIRTY | ALWAYS_UPDATE)) === 0) return
  rebuildBounds(body)
  if (isLinked(list, body)) relinkBody(list, body)
  body.flags &= ~DIRTY
}
