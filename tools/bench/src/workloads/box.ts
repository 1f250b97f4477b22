import { createContact, rayBox } from '@coney/rays'
import { Vector3 } from 'three'
import { contestant, MOSTLY, type Workload } from '../measure/contestant.ts'
import { shareOfHits } from '../measure/share-of-hits.ts'
import { keptRay, threeBox } from '../peers/three.ts'
import { boxPairs, PAIRS } from '../scenes/pairs.ts'
import { pairPeers } from './pair-peers.ts'

/** One ray and one oriented box. */
export async function box(): Promise<Workload> {
  const pairs = boxPairs()
  const coney = contestant('coney', PAIRS, 'identical', (answers) => {
    const contact = createContact()
    return (i) => {
      const { ray, shape } = pairs[i]!
      answers[i] = rayBox(ray, shape, contact) ? contact.fraction : -1
    }
  })
  const three = contestant('three', PAIRS, MOSTLY, (answers) => {
    const boxes = pairs.map(({ shape }) => threeBox(shape))
    const { ray, set } = keptRay()
    const hit = new Vector3()
    return (i) => {
      const { length } = pairs[i]!.ray
      set(pairs[i]!.ray)
      const distance = boxes[i]!.intersectRay(ray, hit) === null ? Infinity : hit.distanceTo(ray.origin)
      answers[i] = distance <= length ? distance / length : -1
    }
  })
  const contestants = [coney, ...(await pairPeers(pairs, MOSTLY, MOSTLY)), three]
  return { queries: PAIRS, contestants, facts: { hits: shareOfHits(coney) } }
}
