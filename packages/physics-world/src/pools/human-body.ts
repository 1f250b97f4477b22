import { createBody, type Body } from '@coney/bodies'
import { FRESH_HUMAN } from '../constants.ts'
import type { PoolSegment, PoolSphere } from '../shapes/pool-shapes.ts'

/** The body of a human: beside its shapes it has bone shapes, which no query and no ray looks at. */
export interface HumanBody<Owner = unknown> extends Body<Owner> {
  /** In the order in which strikes try them. */
  readonly boneShapes: (PoolSegment | PoolSphere)[]
  /** The one before it in the list of humans, which begins at `PhysicsWorld.humans`. */
  previousHuman: HumanBody<Owner> | undefined
  /** The one behind it in the list of humans. */
  nextHuman: HumanBody<Owner> | undefined
}

/** A human body as the pool is filled with: nobody's, in no list and without shapes. */
export function createHumanBody<Owner>(): HumanBody<Owner> {
  return Object.assign(createBody<Owner>({ flags: FRESH_HUMAN, typeMask: 0 }), {
    boneShapes: [],
    previousHuman: undefined,
    nextHuman: undefined,
  })
}

/** Whether a body is that of a human. */
export function isHuman<Owner>(body: Body<Owner>): body is HumanBody<Owner> {
  return 'boneShapes' in body
}
