import { createContact, rayCapsule } from '@coney/rays'
import { contestant, type Workload } from '../measure/contestant.ts'
import { shareOfHits } from '../measure/share-of-hits.ts'
import { capsulePairs, PAIRS } from '../scenes/pairs.ts'
import { pairPeers } from './pair-peers.ts'

/** Of a ray through a cap and the side the specification answers the exit, as the original does. */
const BUT_FOR_CAPS = { share: 0.9, tolerance: 1e-4 }
/** Capsules of cannon-es have twelve sides. */
const ROUGHLY = { share: 0.9, tolerance: 0.02 }

/** One ray and one upright capsule. */
export async function capsule(): Promise<Workload> {
  const pairs = capsulePairs()
  const coney = contestant('coney', PAIRS, 'identical', (answers) => {
    const contact = createContact()
    return (i) => {
      const { ray, shape } = pairs[i]!
      answers[i] = rayCapsule(ray, shape, contact) ? contact.fraction : -1
    }
  })
  const contestants = [coney, ...(await pairPeers(pairs, BUT_FOR_CAPS, ROUGHLY))]
  return { queries: PAIRS, contestants, facts: { hits: shareOfHits(coney) } }
}
