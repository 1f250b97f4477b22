import type { BoxShape, CapsuleShape } from '@coney/bodies'
import type { Rotation } from '@coney/trials'
import { contestant, type Agreement, type Contestant } from '../measure/contestant.ts'
import { RaycastResult } from 'cannon-es'
import * as cannon from '../peers/cannon.ts'
import { Jolt } from '../peers/jolt.ts'
import * as rapier from '../peers/rapier.ts'
import type { SceneRay } from '../scenes/scene-ray.ts'

export interface Pair {
  readonly shape: BoxShape | CapsuleShape
  readonly rotation: Rotation
  readonly ray: SceneRay
}

/** Jolt, Rapier and cannon-es at one shape each. A ray comes as numbers; objects that hold it are kept. */
export async function pairPeers(
  pairs: readonly Pair[],
  agreement: Agreement,
  cannonAgreement: Agreement,
): Promise<readonly Contestant[]> {
  const jolt = await Jolt.start()
  const world = await rapier.startRapier()
  return [
    contestant('jolt', pairs.length, agreement, (answers) => {
      const shapes = pairs.map((pair) => jolt.place(pair))
      const { ray, set } = jolt.keptRay()
      const result = new jolt.module.RayCastResult()
      return (i) => {
        set(pairs[i]!.ray)
        result.Reset()
        shapes[i]!.CastRay(ray, result)
        const { mFraction } = result
        answers[i] = mFraction <= 1 ? mFraction : -1
      }
    }),
    contestant('rapier', pairs.length, agreement, (answers) => {
      const colliders = pairs.map(({ shape, rotation }) => world.createCollider(rapier.describeShape(shape, rotation)))
      const { ray, set } = rapier.keptRay()
      return (i) => {
        set(pairs[i]!.ray)
        answers[i] = colliders[i]!.castRay(ray, 1, true)
      }
    }),
    contestant('cannon-es', pairs.length, cannonAgreement, (answers) => {
      const bodies = pairs.map(({ shape, rotation }) => cannon.cannonBody(shape, rotation))
      const { ray, set } = cannon.keptRay()
      const result = new RaycastResult()
      return (i) => {
        set(pairs[i]!.ray)
        result.reset()
        ray.intersectBody(bodies[i]!, result)
        answers[i] = result.hasHit ? result.distance / pairs[i]!.ray.length : -1
      }
    }),
  ]
}
