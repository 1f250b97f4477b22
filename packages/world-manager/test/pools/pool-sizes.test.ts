import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createSectorPools,
  createWorldManager,
  GLOBAL_DATA_POOL,
  PoolBudget,
  SECOND_SECTOR_POOL,
  SECTOR_POOL,
  WORLD_LEVEL_POOL,
} from '../../src/index.ts'

const RUNS = 10_000
const WORD = 2n ** 32n

/** Any size, with those often at which a product with `percent` starts again from 0. */
function sizes(percent: number): fc.Arbitrary<number> {
  const edge = fc
    .tuple(fc.nat({ max: percent - 1 }), fc.integer({ min: -2, max: 2 }))
    .map(([turns, beside]) => Math.max(0, Number((WORD * BigInt(turns)) / BigInt(percent)) + beside))
  return fc.oneof(fc.nat({ max: 0xffffffff }), fc.nat({ max: 600_000 }), edge)
}

/** The same in whole numbers of any length, cut to 32 bits by hand. */
function percentOf(size: number, percent: number): number {
  return Number(((BigInt(size) * BigInt(percent)) % WORD) / 100n)
}

function bytesOf(budget: PoolBudget, name: string): number {
  return budget.reservations().find((reservation) => reservation.name === name)!.bytes
}

test(
  'pools of files have the size of unsigned arithmetic in 32 bits',
  {
    timeout: 120_000,
    meta: {
      claims: [
        'world-manager/WorldManager_Construct.global-arithmetic',
        'world-manager/WorldManager_LoadLevel.level-arithmetic',
        'world-manager/WorldManager_LoadLevel.level-floor',
      ],
    },
  },
  async () => {
    await fc.assert(
      fc.asyncProperty(sizes(101), sizes(103), async (global, level) => {
        const budget = new PoolBudget(2 ** 33)
        const manager = await createWorldManager({
          budget,
          files: { has: () => false, size: (name) => (name === 'warriors.glr' ? global : level) },
          loader: {
            loadGlobalData: () => {},
            readManifest: () => ({ worldHeapSize: 0 }),
            loadWorld: () => ({ resetVisibility: () => {}, unload: () => {} }),
            loadLevel: () => ({}),
            releaseLevel: () => {},
          },
        })
        await manager.loadLevel('level1', true)
        expect(bytesOf(budget, GLOBAL_DATA_POOL)).toBe(percentOf(global, 101))
        expect(bytesOf(budget, WORLD_LEVEL_POOL)).toBe(Math.max(262_144, percentOf(level, 103)))
      }),
      { numRuns: RUNS, seed: 18 },
    )
  },
)

test(
  'the sector pools share the global heap, or take nothing of it',
  {
    meta: { claims: ['world-manager/WorldManager_CreatePools.sector-pool', 'world-manager/Choices.too-little-memory'] },
  },
  () => {
    fc.assert(
      fc.property(fc.oneof(fc.nat({ max: 300_000 }), fc.nat({ max: 0x7fffffff })), (bytes) => {
        const heap = new PoolBudget(bytes)
        if (bytes < 131_072) {
          expect(() => createSectorPools(heap)).toThrow(expect.objectContaining({ code: 'NoRoom' }))
          expect(heap.used).toBe(0)
          return
        }
        const { sectorPool, secondSectorPool } = createSectorPools(heap)
        expect([sectorPool.capacity, secondSectorPool.capacity, heap.free]).toEqual([bytes - 131_072, 4096, 126_976])
        expect(heap.reservations().map(({ name }) => name)).toEqual([SECTOR_POOL, SECOND_SECTOR_POOL])
      }),
      { numRuns: RUNS, seed: 18 },
    )
  },
)

test('a global heap without room for the second pool keeps what the first one had', () => {
  const heap = new PoolBudget(2 ** 32)
  const stingy = {
    free: 200_000,
    reserve: (name: string, bytes: number) => (name === SECTOR_POOL ? heap.reserve(name, bytes) : undefined),
  }
  expect(() => createSectorPools(stingy)).toThrow(expect.objectContaining({ code: 'NoRoom' }))
  expect(heap.used).toBe(0)
})
