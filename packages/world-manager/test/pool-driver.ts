import type { WorldManagerDriver } from '../../../generated/drivers/world-manager.ts'
import * as manager from '../src/index.ts'
import { HeapStack, PoolBudget, SECTOR_POOL_BYTES } from '../src/index.ts'
import { Journal } from './journal.ts'
import { SyntheticDisc } from './synthetic-disc.ts'

/** Room for everything that a size of 32 bits can ask for. */
const PLENTY = 2 ** 32 - 1

type PoolDriver = Pick<
  WorldManagerDriver,
  'worldLevelPoolBytes' | 'globalDataPoolBytes' | 'sectorPoolBytes' | 'secondSectorPoolBytes' | 'sectorPools'
>

/** Asks for the sizes of pools by making them, as a game would. */
export function createPoolDriver(): PoolDriver {
  return {
    worldLevelPoolBytes: async ({ size }) => ({ bytes: await reserved(0, size, manager.WORLD_LEVEL_POOL) }),
    globalDataPoolBytes: async ({ size }) => ({ bytes: await reserved(size, 0, manager.GLOBAL_DATA_POOL) }),
    sectorPoolBytes: ({ largestFree }) => ({ bytes: pools(largestFree, PLENTY).sectorPool.capacity }),
    secondSectorPoolBytes: ({ largestFree }) => ({
      bytes: pools(SECTOR_POOL_BYTES, largestFree).secondSectorPool.capacity,
    }),
    sectorPools: ({ globalHeap }) => {
      const heap = new PoolBudget(globalHeap)
      const { sectorPool, secondSectorPool } = manager.createSectorPools(heap)
      return { first: sectorPool.capacity, second: secondSectorPool.capacity, left: heap.free }
    },
  }
}

/** Loads a level header, and answers what the pool of this name got. */
async function reserved(global: number, level: number, name: string): Promise<number> {
  const budget = new PoolBudget(PLENTY)
  const disc = new SyntheticDisc(new Journal(() => ({ pool: '', used: 0 })))
  disc.files.set('warriors.glr', global).set('level1.lev', level)
  const options = { budget, files: disc, loader: disc, heapStack: new HeapStack() }
  await (await manager.createWorldManager(options)).loadLevel('level1', true)
  return budget.reservations().find((reservation) => reservation.name === name)!.bytes
}

/** The sector pools of a global heap that says, before each, how large its largest block is, and gives anything. */
function pools(...largest: readonly [first: number, second: number]): manager.SectorPools {
  const heap = new PoolBudget(PLENTY)
  let asked = 0
  return manager.createSectorPools({
    get free() {
      return largest[asked]!
    },
    reserve: (name, bytes) => {
      asked += 1
      return heap.reserve(name, bytes)
    },
  })
}
