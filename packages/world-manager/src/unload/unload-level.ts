import type { ManagedWorld, WorldManifest } from '../interfaces/managed-world.ts'
import type { ManagerState } from '../manager-state.ts'
import { WorldManagerError } from '../world-manager-error.ts'
import { attempt } from './attempt.ts'
import { releaseLevelFile } from './release-level-file.ts'
import { releaseWorlds } from './release-worlds.ts'

/**
 * Unloads the worlds and the water, and the level file too unless it is to be kept.
 *
 * Every step is taken even if one before it throws; the first error is thrown in the end.
 *
 * @orig 0x0040f5b8 WorldManager_Unload (WorldManagerPS2.cpp)
 */
export function unloadLevel<World extends ManagedWorld, Level extends object, Manifest extends WorldManifest>(
  state: ManagerState<World, Level, Manifest>,
  keepLevelFile: boolean,
): void {
  if (state.busy) throw new WorldManagerError('Busy', 'Unexpected unload, expected what goes on to end before')
  const errors: unknown[] = []
  const { parts, water } = state
  state.busy = true
  attempt(errors, state.flush)
  releaseWorlds(parts, errors)
  attempt(errors, () => water?.release())
  state.water = undefined
  if (!keepLevelFile && parts.levelPool !== undefined) releaseLevelFile(state, parts, errors)
  state.busy = false
  if (errors.length > 0) throw errors[0]
}
