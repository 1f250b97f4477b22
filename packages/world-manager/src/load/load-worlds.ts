import { WORLD_NAME_LENGTH } from '../constants.ts'
import type { CancelSignal } from '../interfaces/level-loader.ts'
import type { ManagedWorld, WorldManifest } from '../interfaces/managed-world.ts'
import type { LevelParts, ManagerState } from '../manager-state.ts'
import { loadWorld } from './load-world.ts'
import { refuseCancelled } from './refuse-cancelled.ts'
import { shortName } from './short-name.ts'

/** Loads the two worlds of a level, or its one world, into the parts. */
export async function loadWorlds<World extends ManagedWorld, Level extends object, Manifest extends WorldManifest>(
  state: ManagerState<World, Level, Manifest>,
  parts: LevelParts<World, Level>,
  level: string,
  signal: CancelSignal | undefined,
): Promise<void> {
  const name = shortName(state.worldName(level), WORLD_NAME_LENGTH)
  const isPair = await state.files.has(`${name}s_sec.wld`)
  refuseCancelled(signal)
  parts.solidWorld = await loadWorld(state, isPair ? `${name}s` : name, signal)
  refuseCancelled(signal)
  if (!isPair) return
  parts.dWorld = await loadWorld(state, `${name}d`, signal)
  refuseCancelled(signal)
}
