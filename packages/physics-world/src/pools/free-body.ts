import { setOwner, type Body } from '@coney/bodies'

/** Gives a body back to its pool: it is nobody's, and of no type. Remove it from the world first. */
export function freeBody<Owner>(body: Body<Owner>): void {
  setOwner(body, undefined, 0)
}
