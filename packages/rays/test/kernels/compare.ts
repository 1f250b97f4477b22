import type { BoxShape, CapsuleShape } from '@coney/bodies'
import {
  createHitList,
  createRaySegment,
  segmentOfRay,
  type HitList,
  type Ray,
  type RaySegment,
} from '../../src/index.ts'
import { times } from '../plain/float.ts'
import type { Triple } from '../plain/float.ts'
import { plainRay } from '../plain/of.ts'
import { Random } from '@coney/trials'
import { RAY_KINDS, randomRay } from '../scenes.ts'

export interface Comparison {
  /** Rays that were compared. */
  readonly rays: number
  /** Fractions that were stored by both. */
  readonly stored: number
  /** The first rays on which the two differ, as text. */
  readonly differences: readonly string[]
}

/** Compares what a kernel stores with what its plain form stores, bit by bit, for rays of every kind. */
export function compareKernel<S extends BoxShape | CapsuleShape>(
  seed: number,
  count: number,
  create: (random: Random) => S,
  kernel: (segment: RaySegment, shape: S, hits: HitList) => boolean,
  plain: (S: Triple, D: Triple, shape: S) => readonly number[] | undefined,
): Comparison {
  const random = new Random(seed)
  const segment = createRaySegment()
  const hits = createHitList()
  const differences: string[] = []
  let stored = 0
  for (let i = 0; i < count; i++) {
    const shape = create(random)
    const kind = RAY_KINDS[i % RAY_KINDS.length]!
    const ray: Ray = randomRay(random, kind, shape)
    const { S, d, len } = plainRay(ray)
    const expected = plain(S, times(d, len), shape)

    segmentOfRay(segment, ray)
    hits.count = 0
    const answer = kernel(segment, shape, hits)
    const found = answer ? [...hits.fractions.subarray(0, hits.count)] : undefined
    stored += expected?.length ?? 0
    const same = found?.length === expected?.length && (found ?? []).every((f, j) => Object.is(f, expected![j]))
    if (!same && differences.length < 5) {
      differences.push(`${kind} ${JSON.stringify(ray)} at ${JSON.stringify(shape)}: ${found} instead of ${expected}`)
    }
  }
  return { rays: count, stored, differences }
}
