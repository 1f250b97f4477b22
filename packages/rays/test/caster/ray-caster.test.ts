import { expect, test } from 'vitest'
import { createContact, RayCaster, rayCastBodies } from '../../src/index.ts'
import { Crowd } from '../crowd.ts'
import { Random } from '@coney/trials'
import { RAY_KINDS, randomRay } from '../scenes.ts'

/** What a run over random rays saw. */
interface Tally {
  rays: number
  hits: number
  /** The first casts on which the two differ, as text. */
  readonly differences: string[]
}

/** Casts rays of every kind both ways, in a world that changes every few casts. */
function compare(seed: number, bodies: number, rays: number, extent: number): Tally {
  const random = new Random(seed)
  const crowd = new Crowd(random, bodies, { x: 0, y: 0, z: 0 }, { x: extent, y: extent, z: 3 })
  const caster = new RayCaster(crowd.list)
  const [walked, sought] = [createContact<string>(), createContact<string>()]
  const tally: Tally = { rays, hits: 0, differences: [] }
  for (let i = 0; i < rays; i++) {
    if (random.once(64)) {
      crowd.change()
      // Most changes are sorted in at once, some only after the casts that walk first.
      if (!random.once(4)) caster.refresh()
    }
    const kind = RAY_KINDS[i % RAY_KINDS.length]!
    const ray = randomRay(random, kind, crowd.target())
    const filter = crowd.filter()
    const expected = rayCastBodies(crowd.list, ray, walked, filter)
    const answer = caster.cast(ray, sought, filter)
    if (expected) tally.hits++
    const same =
      answer === expected &&
      sought.owner === walked.owner &&
      sought.shape === walked.shape &&
      Object.is(sought.fraction, walked.fraction) &&
      sought.flags === walked.flags
    if (same) continue
    if (tally.differences.length < 5) tally.differences.push(`cast ${i}, ${kind}: ${JSON.stringify(ray)}`)
    Object.assign(sought, walked)
  }
  return tally
}

test.each([
  { what: 'a few bodies', seed: 11, bodies: 8, extent: 10, rays: 30_000 },
  { what: 'a dense crowd', seed: 12, bodies: 120, extent: 16, rays: 35_000 },
  { what: 'a street', seed: 13, bodies: 200, extent: 60, rays: 35_000 },
  { what: 'a town', seed: 14, bodies: 600, extent: 250, rays: 6_000 },
])('answers as the walk, ties included: $what', { timeout: 60_000 }, ({ seed, bodies, rays, extent }) => {
  const { hits, differences } = compare(seed, bodies, rays, extent)
  expect(differences).toEqual([])
  expect(hits).toBeGreaterThan(rays / 5)
})
