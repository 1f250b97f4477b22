import type { Body, Shape } from '@coney/bodies'
import type { WorldState } from '../world-state.ts'
import { everyShapeOf } from './body-state.ts'
import { bodiesOf } from './list-state.ts'

/** Every body that a world has in its pools, as its punch bag, in its list, or turns along with an object. */
export function everyBody<Owner>({ pools, punchBag, bodies }: WorldState<Owner>): ReadonlySet<Body<Owner>> {
  return new Set<Body<Owner>>([
    ...pools.humanBodies.elements,
    ...pools.objectBodies.elements,
    ...pools.paneBodies.elements,
    ...pools.carBodies.elements,
    punchBag.body,
    ...bodiesOf(bodies),
    ...pools.settleSlots.elements.flatMap(({ object }) => object?.body ?? []),
  ])
}

/** Every shape that a world has in its pools, and every shape of some bodies. */
export function everyShape<Owner>({ pools }: WorldState<Owner>, bodies: Iterable<Body<Owner>>): readonly Shape[] {
  const pooled = [
    pools.boneSpheres,
    pools.boneSegments,
    pools.strikeSpheres,
    pools.humanCapsules,
    pools.objectSpheres,
    pools.objectBoxes,
    pools.paneBoxes,
    pools.carBoxes,
    pools.pushSpheres,
  ].flatMap((pool): readonly Shape[] => pool.elements)
  return [...pooled, ...[...bodies].flatMap(everyShapeOf)]
}
