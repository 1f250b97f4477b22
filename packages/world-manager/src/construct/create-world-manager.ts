import { reserveOrRefuse } from '../budget/reserve-or-refuse.ts'
import { GLOBAL_DATA_FILE } from '../constants.ts'
import { HeapStack } from '../heap/heap-stack.ts'
import { GLOBAL_DATA_POOL } from '../heap/pool-names.ts'
import { withPool } from '../heap/with-pool.ts'
import type { ManagedWorld, WorldManifest } from '../interfaces/managed-world.ts'
import { fileSize } from '../load/file-size.ts'
import { createParts } from '../manager-state.ts'
import { globalDataPoolBytes } from '../pools/global-data-pool-bytes.ts'
import { WorldManager } from '../world-manager.ts'
import type { WorldManagerOptions } from './world-manager-options.ts'

/**
 * Makes a manager: reserves the pool of the global data, for good, and reads `warriors.glr` into it.
 *
 * Rejects with a `WorldManagerError` (`NotFound`, `NoRoom`, `Invalid`) or with what the loader threw; then nothing is
 * reserved.
 *
 * @orig 0x0040d900 WorldManager_Construct (WorldManagerPS2.cpp)
 */
export async function createWorldManager<
  World extends ManagedWorld,
  Level extends object,
  Manifest extends WorldManifest,
>(options: WorldManagerOptions<World, Level, Manifest>): Promise<WorldManager<World, Level, Manifest>> {
  const { budget, files, loader, heapStack = new HeapStack(), worldName = sameName, flush = nothing } = options
  const size = await fileSize(files, GLOBAL_DATA_FILE)
  const pool = reserveOrRefuse(budget, GLOBAL_DATA_POOL, globalDataPoolBytes(size))
  try {
    await withPool(heapStack, GLOBAL_DATA_POOL, () => loader.loadGlobalData(GLOBAL_DATA_FILE))
  } catch (error) {
    pool.release()
    throw error
  }
  return new WorldManager({
    budget,
    heapStack,
    files,
    loader,
    worldName,
    flush,
    packs: [],
    parts: createParts(),
    water: undefined,
    loadPriority: 0,
    nothingMoreToLoad: false,
    preloading: false,
    busy: false,
  })
}

function sameName(level: string): string {
  return level
}

function nothing(): void {}
