import { PARALLEL_COSINE, SHORTEST } from '@coney/rays'
import { originalAnswer, stretchOf } from './answer.ts'
import type { CapsuleState, PlayState } from './state.ts'

/** The claim that says why the original answers as it does. */
export function decidingClaim(state: PlayState): string {
  const { shape } = state
  return `rays/${shape.kind === 'box' ? ofBox(state) : ofCapsule(state, shape)}`
}

function ofBox(state: PlayState): string {
  const { answer } = originalAnswer(state)
  const within = stretchOf(state)
  if (answer === 0) return 'PhysicsRay_Box.from-inside'
  if (answer === 1) return 'PhysicsRay_Box.ending-on-a-face'
  if (answer !== undefined) return 'PhysicsRay_Box.first-fraction'
  const isInside = within !== undefined && within[0] <= 0 && within[1] >= 1
  return isInside ? 'PhysicsRay_Box.wholly-inside' : 'PhysicsRay_Box.refused'
}

function ofCapsule(state: PlayState, capsule: CapsuleState): string {
  const { list, answer } = originalAnswer(state)
  const rise = state.direction[2] / Math.hypot(...state.direction)
  const reach = Math.hypot(...state.direction) * state.length
  if (!(Math.abs(rise) < PARALLEL_COSINE) || reach < SHORTEST) return ofVertical(state, capsule, list, rise)
  if (list.length === 0) return 'PhysicsRay_Capsule.refused'
  if (answer === undefined) return 'PhysicsRay_Capsule.filter'
  return ofSlanted(state, capsule, answer)
}

function ofVertical({ start }: PlayState, { base }: CapsuleState, list: readonly number[], rise: number): string {
  if (list.length === 0) return 'Sweep_SphereCapsule.neither'
  if (rise > 0) return 'Sweep_SphereCapsule.going-up'
  return start[2] < base[2] ? 'PhysicsRay_Capsule.down-from-below' : 'PhysicsRay_Capsule.straight-down'
}

/** Told apart by where the line goes in and out. */
function ofSlanted(state: PlayState, capsule: CapsuleState, answer: number): string {
  const [enter, leave] = stretchOf(state) ?? [answer, answer]
  if (enter < 0 && leave > 0) return 'PhysicsRay_Capsule.from-inside'
  const [way, out] = [partAt(state, capsule, enter), partAt(state, capsule, leave)]
  if (way === 'side') return 'PhysicsRay_Capsule.in-by-the-side'
  if (way === out) return 'PhysicsRay_Capsule.round-ends'
  if (out === 'side') return `PhysicsRay_Capsule.${way}-to-side`
  return 'PhysicsRay_Capsule.top-to-bottom'
}

function partAt(state: PlayState, { base, height }: CapsuleState, fraction: number): 'side' | 'top' | 'bottom' {
  const z = state.start[2] + state.direction[2] * state.length * fraction - base[2]
  if (z < 0) return 'bottom'
  return z > height ? 'top' : 'side'
}
