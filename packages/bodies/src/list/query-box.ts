import type { Body } from '../body/body.ts'
import type { ReadonlyBounds } from '../bounds/bounds.ts'
import type { BodyList } from './body-list.ts'

/** Which bodies a query keeps. What is left out does not filter. */
export interface BodyFilter<Owner = unknown> {
  /** Bodies of this owner are passed over. */
  readonly ignored?: Owner | undefined
  /** A body is kept when it has one of these types: 0 keeps none. */
  readonly typeMask?: number | undefined
  /** A body is kept when it has one of these flags; 0 asks for none. */
  readonly flagMask?: number | undefined
  /** A body of the chain to search around: whoever asks. It is not found itself. */
  readonly start?: Body<Owner> | undefined
}

/**
 * Finds the bodies whose bounds meet a box, touching included, in the order of the chain.
 *
 * ```text
 *     chain in x   a---  b----  start--  c--   d---
 *     box                   [==================]
 *     back from start while box.min.x - min.x ≤ widest; forward from it until min.x > box.max.x
 * ```
 *
 * Without a start the walk runs forward from the head. The bodies are written into `found` from its beginning and
 * counted; entries behind the count stay as they were, so one array serves every query without an allocation.
 *
 * @orig 0x0033feb0 IPhysics_QueryBox (unknown)
 */
export function queryBox<Owner>(
  list: BodyList<Owner>,
  box: ReadonlyBounds,
  filter: BodyFilter<Owner>,
  found: (Body<Owner> | undefined)[],
): number {
  const { start, ignored } = filter
  const typeMask = (filter.typeMask ?? 0xffffffff) | 0
  const flagMask = (filter.flagMask ?? 0) | 0
  const end = box.max.x
  let count = 0
  let passedStart = start === undefined
  for (let body = firstInReach(list, box, start); body !== undefined; body = body.next) {
    if (body === start) passedStart = true
    if (body.min.x > end) {
      if (passedStart) break
      continue
    }
    if (body === start || !overlaps(body, box)) continue
    if (ignored !== undefined && body.owner === ignored) continue
    if ((body.typeMask & typeMask) === 0) continue
    if (flagMask !== 0 && (body.flags & flagMask) === 0) continue
    found[count++] = body
  }
  return count
}

/** Where a walk begins: at the head, or as far before `start` as the widest body can reach the box from. */
function firstInReach<Owner>(
  list: BodyList<Owner>,
  box: ReadonlyBounds,
  start: Body<Owner> | undefined,
): Body<Owner> | undefined {
  if (start === undefined) return list.head
  let first = start
  for (let body = start.previous; body !== undefined; body = body.previous) {
    if (!(Math.fround(box.min.x - body.min.x) <= list.widest)) break
    first = body
  }
  return first
}

/** Whether a body that does not begin behind the box in x meets it. */
function overlaps(body: Body, box: ReadonlyBounds): boolean {
  return (
    body.max.x >= box.min.x &&
    body.max.y >= box.min.y &&
    body.min.y <= box.max.y &&
    body.max.z >= box.min.z &&
    body.min.z <= box.max.z
  )
}
