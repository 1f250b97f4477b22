import { reserveOrRefuse } from '../budget/reserve-or-refuse.ts'
import { FILE_NAME_LENGTH, LOAD_PRIORITY } from '../constants.ts'
import { LUA_POOL, WORLD_LEVEL_POOL } from '../heap/pool-names.ts'
import { withPool } from '../heap/with-pool.ts'
import type { CancelSignal } from '../interfaces/level-loader.ts'
import type { ManagedWorld, WorldManifest } from '../interfaces/managed-world.ts'
import { createParts, type LevelParts, type ManagerState } from '../manager-state.ts'
import { worldLevelPoolBytes } from '../pools/world-level-pool-bytes.ts'
import { undoLoad } from '../unload/undo-load.ts'
import { WorldManagerError } from '../world-manager-error.ts'
import { fileSize } from './file-size.ts'
import { loadWorlds } from './load-worlds.ts'
import { refuseCancelled } from './refuse-cancelled.ts'
import { shortName } from './short-name.ts'

/**
 * Loads a level: its pool, its worlds unless only the header is wanted, and its file last.
 *
 * The parts become the manager's all at once, when everything is there. When anything fails, nothing has happened.
 *
 * @orig 0x0040dbb8 WorldManager_LoadLevel (WorldManagerPS2.cpp)
 */
export async function loadLevel<World extends ManagedWorld, Level extends object, Manifest extends WorldManifest>(
  state: ManagerState<World, Level, Manifest>,
  name: string,
  headerOnly: boolean,
  signal: CancelSignal | undefined,
): Promise<void> {
  refuseSecond(state)
  const parts = createParts<World, Level>()
  const depth = state.heapStack.depth
  state.busy = true
  try {
    await readParts(state, parts, name, headerOnly, signal)
    state.parts = parts
    state.loadPriority = LOAD_PRIORITY
  } catch (error) {
    undoLoad(state, parts, depth)
    throw error
  } finally {
    state.busy = false
  }
}

async function readParts<World extends ManagedWorld, Level extends object, Manifest extends WorldManifest>(
  state: ManagerState<World, Level, Manifest>,
  parts: LevelParts<World, Level>,
  name: string,
  headerOnly: boolean,
  signal: CancelSignal | undefined,
): Promise<void> {
  const { budget, files, heapStack, loader } = state
  const size = await fileSize(files, shortName(`${name}.lev`, FILE_NAME_LENGTH))
  refuseCancelled(signal)
  parts.levelPool = reserveOrRefuse(budget, WORLD_LEVEL_POOL, worldLevelPoolBytes(size))
  heapStack.push(LUA_POOL)
  if (!headerOnly) await loadWorlds(state, parts, name, signal)
  parts.level = await withPool(heapStack, WORLD_LEVEL_POOL, () => loader.loadLevel(name))
  refuseCancelled(signal)
}

function refuseSecond({ busy, parts }: ManagerState): void {
  if (busy) throw new WorldManagerError('Busy', 'Unexpected load, expected what goes on to end before')
  if (parts.levelPool === undefined) return
  throw new WorldManagerError('AlreadyLoaded', 'Unexpected second load, expected an unload of the level file before')
}
