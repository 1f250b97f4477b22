import { setOwner, type Body } from '@coney/bodies'
import type { Pool } from './pool.ts'

/**
 * Takes the first body of a pool that nobody owns and gives it an owner; `undefined` when all are taken.
 *
 * It is as fresh as it was made. Add it to the world when it stands where it should.
 */
export function takeBody<Owner, Element extends Body<Owner>>(
  pool: Pool<Element>,
  owner: Owner & ({} | null),
  typeMask: number,
): Element | undefined {
  const free = pool.elements.find((body) => body.owner === undefined)
  if (free !== undefined) setOwner<Owner>(free, owner, typeMask)
  return free
}
