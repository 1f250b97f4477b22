import { LUA_POOL } from '../heap/pool-names.ts'
import type { ManagedWorld, WorldManifest } from '../interfaces/managed-world.ts'
import type { LevelParts, ManagerState } from '../manager-state.ts'
import { releaseLevelFile } from './release-level-file.ts'
import { releaseWorlds } from './release-worlds.ts'

/**
 * Takes a load back that failed half-way, from a heap stack that was so deep before it, in the order of an unload.
 *
 * Errors of what is ended here are not told: why the load failed is.
 */
export function undoLoad<World extends ManagedWorld, Level extends object, Manifest extends WorldManifest>(
  state: ManagerState<World, Level, Manifest>,
  parts: LevelParts<World, Level>,
  depth: number,
): void {
  const ignored: unknown[] = []
  const { heapStack } = state
  heapStack.cutTo(depth)
  heapStack.push(LUA_POOL)
  releaseWorlds(parts, ignored)
  releaseLevelFile(state, parts, ignored)
}
