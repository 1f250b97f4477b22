import type { Body } from '../body/body.ts'
import type { BodyList } from './body-list.ts'

/**
 * Hangs a body into the chain, searching from the gap between two neighbours.
 *
 * ```text
 *     start of bounds in x:   1   2   2   5        a body that starts at 2 goes
 *     chain:                  a - b - c - d        between c and d
 * ```
 */
export function hang<Owner>(
  list: BodyList<Owner>,
  body: Body<Owner>,
  previous: Body<Owner> | undefined,
  next: Body<Owner> | undefined,
): void {
  const start = body.min.x
  let before = previous
  let after = next
  while (before !== undefined && before.min.x > start) {
    after = before
    before = before.previous
  }
  while (after !== undefined && after.min.x <= start) {
    before = after
    after = after.next
  }
  body.previous = before
  body.next = after
  if (before === undefined) list.head = body
  else before.next = body
  if (after !== undefined) after.previous = body
  list.widest = Math.max(list.widest, Math.fround(body.max.x - start))
  list.version++
}

/** Takes a body out of the chain. */
export function unhang<Owner>(list: BodyList<Owner>, body: Body<Owner>): void {
  const { previous, next } = body
  if (previous === undefined) list.head = next
  else previous.next = next
  if (next !== undefined) next.previous = previous
  body.previous = undefined
  body.next = undefined
  list.version++
}
