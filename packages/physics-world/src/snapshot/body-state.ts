import type { Body, Bounds, Shape } from '@coney/bodies'
import { createVec3 } from '@coney/math'
import { assignVec3 } from '../assign-vec3.ts'
import { isHuman, type HumanBody } from '../pools/human-body.ts'

/** A body and what it was like, but for its place in the list. */
export interface BodyState<Owner> {
  /** Which body it was; going back writes into this very object. */
  readonly body: Body<Owner>
  /** Whom it belonged to. */
  readonly owner: Owner | undefined
  /** Which kinds of thing the owner was: 32 bits, signed. */
  readonly typeMask: number
  /** Its body flags: 32 bits, signed. */
  readonly flags: number
  /** A copy of its bounds, in world metres. */
  readonly bounds: Bounds
  /** Its shapes in their order, the objects themselves; their numbers are in `Snapshot.shapes`. */
  readonly shapes: readonly Shape[]
  /** What a human has beside that; nothing for any other body. */
  readonly human: HumanState<Owner> | undefined
}

/** What a human's body has beyond that of other bodies. */
export type HumanState<Owner> = Pick<HumanBody<Owner>, 'boneShapes' | 'previousHuman' | 'nextHuman'>

export function saveBody<Owner>(body: Body<Owner>): BodyState<Owner> {
  const { owner, typeMask, flags, min, max, shapes } = body
  return {
    body,
    owner,
    typeMask,
    flags,
    bounds: { min: assignVec3(createVec3(), min), max: assignVec3(createVec3(), max) },
    shapes: [...shapes],
    human: isHuman(body) ? saveHuman(body) : undefined,
  }
}

export function loadBody<Owner>({ body, owner, typeMask, flags, bounds, shapes, human }: BodyState<Owner>): void {
  body.owner = owner
  body.typeMask = typeMask
  body.flags = flags
  assignVec3(body.min, bounds.min)
  assignVec3(body.max, bounds.max)
  body.shapes.splice(0, Infinity, ...shapes)
  if (human === undefined || !isHuman(body)) return
  body.boneShapes.splice(0, Infinity, ...human.boneShapes)
  body.previousHuman = human.previousHuman
  body.nextHuman = human.nextHuman
}

/** All shapes of a body, bone shapes included. */
export function everyShapeOf(body: Body): readonly Shape[] {
  return isHuman(body) ? [...body.shapes, ...body.boneShapes] : body.shapes
}

function saveHuman<Owner>({ boneShapes, previousHuman, nextHuman }: HumanBody<Owner>): HumanState<Owner> {
  return { boneShapes: [...boneShapes], previousHuman, nextHuman }
}
