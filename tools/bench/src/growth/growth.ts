import type { Workload } from '../measure/contestant.ts'

/** How cost grows with the size of something. */
export interface NamedGrowth {
  readonly name: string
  readonly title: string
  /** What grows. */
  readonly of: string
  readonly sizes: readonly number[]
  readonly prepare: (size: number) => Promise<Workload>
}

export const GROWTHS: readonly NamedGrowth[] = [
  {
    name: 'growth-bodies',
    title: 'Bodies, as many on a square metre',
    of: 'bodies',
    sizes: [50, 150, 500, 1_500, 5_000, 15_000, 50_000],
    prepare: async (size) => (await import('./bodies.ts')).bodies(size),
  },
  {
    name: 'growth-triangles',
    title: 'Triangles, as many on a square metre',
    of: 'triangles',
    sizes: [1_000, 10_000, 100_000, 1_000_000],
    prepare: async (size) => (await import('./triangles.ts')).triangles(size),
  },
  {
    name: 'growth-claims',
    title: 'Claims of a specification',
    of: 'claims',
    sizes: [100, 300, 1_000, 3_000, 10_000],
    prepare: async (size) => (await import('./claims.ts')).claims(size),
  },
]
