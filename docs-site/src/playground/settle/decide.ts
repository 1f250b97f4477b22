import { arccosine, axesOfQuaternion, createAxes, createVec3, cross, dot, QUARTER_TURN } from '@coney/math'
import { vectorOf } from '../numbers.ts'
import { quaternionOf } from './run-settle.ts'
import type { Settle } from './run-settle.ts'
import { LAST_TICK } from './settle-state.ts'
import type { SettleState } from './settle-state.ts'

/** The claims that decide what a tick shows, the first one most. */
export function claimsOfTick({ tick, isHeld }: SettleState, { end }: Settle): readonly string[] {
  if (end === undefined) return ['physics-world/Choices.no-axis-allowed']
  return namesOfTick(tick, isHeld).map((name) => `physics-world/${name}`)
}

function namesOfTick(tick: number, isHeld: boolean): readonly string[] {
  if (tick === 0) return ['IPhysics_StartSettle.fresh-slot']
  if (tick === 1) return ['IPhysics_Step.first-tick', 'IPhysics_Step.old-values']
  if (tick === LAST_TICK) return ['IPhysics_Step.arrived', 'IPhysics_Step.eleven-ticks']
  return [isHeld ? 'IPhysics_Step.written-back' : 'IPhysics_Step.along-the-arc', 'IPhysics_Step.old-values']
}

/** The claim that picks the side, and the one that says which way it turns. */
export function claimsOfEnd(state: SettleState, { axis }: Settle): readonly string[] {
  if (axis === undefined) return ['physics-world/Choices.no-axis-allowed']
  return [
    `physics-world/Settle_NearestAxis.${whySide(state)}`,
    `physics-world/Settle_ComputeTarget.${whichWay(state, axis)}`,
  ]
}

function whySide({ start, normal, axisMask }: SettleState): string {
  const axes = axesOfQuaternion(createAxes(), quaternionOf(start))
  const allowed = axes.filter((_, index) => (axisMask & (1 << index)) !== 0)
  if (allowed.length === 1) return 'allowed-axes'
  const angles = allowed.map((axis) => arccosine(dot(axis, vectorOf(normal))))
  const least = Math.min(...angles)
  return angles.filter((angle) => angle === least).length > 1 ? 'lower-index' : 'smallest-angle'
}

function whichWay({ normal }: SettleState, axis: NonNullable<Settle['axis']>): string {
  const about = createVec3()
  cross(about, vectorOf(normal), vectorOf(axis))
  if (dot(about, about) === 0) return 'parallel-guard'
  const angle = arccosine(dot(vectorOf(axis), vectorOf(normal)))
  if (angle === QUARTER_TURN) return 'a-right-angle'
  return angle > QUARTER_TURN ? 'onto-its-opposite' : 'onto-the-normal'
}
