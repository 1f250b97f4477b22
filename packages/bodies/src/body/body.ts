import { createVec3 } from '@coney/math'
import { rebuildBounds } from '../bounds/body-bounds.ts'
import type { Shape } from '../shapes/shape.ts'
import { FRESH_BODY } from './flags.ts'
import { initNode, type BodyNode } from './node.ts'

/** What collides: some shapes, their common bounds, and whom they belong to. */
export interface Body<Owner = unknown> extends BodyNode<Body<Owner>> {
  /** Whom the body belongs to: any value of yours. A query can leave out one owner. */
  owner: Owner | undefined
  /** Which kinds of thing the owner is: 32 bits of yours, of which a query asks for some. Signed, as `|` leaves them. */
  typeMask: number
  /** Body flags and layers: `DIRTY`, `ALWAYS_UPDATE`, and what queries ask for. 32 bits, signed, as `|` leaves them. */
  flags: number
  /** In the order in which tests take them. Change them, mark the body dirty, then call `updateBody`. */
  readonly shapes: Shape[]
}

/**
 * A new body, in no list yet.
 *
 * With shapes its bounds are theirs at once. Without flags it has those of a fresh body, which no query for a layer
 * finds; without a type mask it is of every type.
 */
export function createBody<Owner = unknown>(options: {
  /** Whom it belongs to: any value of yours. */
  readonly owner?: Owner | undefined
  /** Which kinds of thing the owner is, 32 bits; all of them if left out. */
  readonly typeMask?: number | undefined
  /** Body flags and layers, 32 bits; `FRESH_BODY` if left out. */
  readonly flags?: number | undefined
  /** In the order in which tests take them. The list is copied, the shapes are not. */
  readonly shapes?: readonly Shape[] | undefined
}): Body<Owner> {
  const body: Body<Owner> = {
    // Written out: what an object spread makes has a hidden class of its own, and the walk then crawls.
    min: createVec3(),
    max: createVec3(),
    index: -1,
    previous: undefined,
    next: undefined,
    owner: options.owner,
    typeMask: (options.typeMask ?? 0xffffffff) | 0,
    flags: (options.flags ?? FRESH_BODY) | 0,
    shapes: [...(options.shapes ?? [])],
  }
  initNode(body)
  rebuildBounds(body)
  return body
}
