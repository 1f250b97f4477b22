import { PARALLEL_COSINE, SHORTEST } from '@coney/rays'
import type { Capsule } from '../../pictures/space/shape.ts'
import { stretchOf } from './alone.ts'
import type { Answer } from './alone.ts'
import type { Scene, SceneShape } from './scene.ts'

/** The claim that says why a shape answers as it does when it is asked. */
export function claimOfShape(scene: Scene, shape: SceneShape, answer: Answer): string {
  if (shape.kind === 'box') return `rays/${ofBox(scene, shape, answer)}`
  if (shape.kind === 'capsule') return `rays/${ofCapsule(scene, shape, answer)}`
  return 'rays/IPhysics_RayCastBodies.boxes-and-capsules'
}

function ofBox(scene: Scene, box: SceneShape, { answer }: Answer): string {
  if (answer === 0) return 'PhysicsRay_Box.from-inside'
  if (answer === 1) return 'PhysicsRay_Box.ending-on-a-face'
  if (answer !== undefined) return 'PhysicsRay_Box.first-fraction'
  const within = stretchOf(scene, box)
  const isInside = within !== undefined && within[0] <= 0 && within[1] >= 1
  return isInside ? 'PhysicsRay_Box.wholly-inside' : 'PhysicsRay_Box.refused'
}

function ofCapsule(scene: Scene, capsule: SceneShape & Capsule, { list, answer }: Answer): string {
  const size = Math.hypot(...scene.direction)
  const rise = scene.direction[2] / size
  if (!(Math.abs(rise) < PARALLEL_COSINE) || size * scene.length < SHORTEST)
    return ofVertical(scene, capsule, list, rise)
  if (list.length === 0) return 'PhysicsRay_Capsule.refused'
  if (answer === undefined) return 'PhysicsRay_Capsule.filter'
  return ofSlanted(scene, capsule, answer)
}

function ofVertical({ start }: Scene, { base }: Capsule, list: readonly number[], rise: number): string {
  if (list.length === 0) return 'Sweep_SphereCapsule.neither'
  if (rise > 0) return 'Sweep_SphereCapsule.going-up'
  return start[2] < base[2] ? 'PhysicsRay_Capsule.down-from-below' : 'PhysicsRay_Capsule.straight-down'
}

/** Told apart by where the line goes in and out. */
function ofSlanted(scene: Scene, capsule: SceneShape & Capsule, answer: number): string {
  const [enter, leave] = stretchOf(scene, capsule) ?? [answer, answer]
  if (enter < 0 && leave > 0) return 'PhysicsRay_Capsule.from-inside'
  const [way, out] = [partAt(scene, capsule, enter), partAt(scene, capsule, leave)]
  if (way === 'side') return 'PhysicsRay_Capsule.in-by-the-side'
  if (way === out) return 'PhysicsRay_Capsule.round-ends'
  if (out === 'side') return `PhysicsRay_Capsule.${way}-to-side`
  return 'PhysicsRay_Capsule.top-to-bottom'
}

function partAt(scene: Scene, { base, height }: Capsule, fraction: number): 'side' | 'top' | 'bottom' {
  const z = scene.start[2] + scene.direction[2] * scene.length * fraction - base[2]
  if (z < 0) return 'bottom'
  return z > height ? 'top' : 'side'
}
