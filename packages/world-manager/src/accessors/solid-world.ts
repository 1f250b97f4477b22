import type { ManagedWorld, WorldManifest } from '../interfaces/managed-world.ts'
import type { ManagerState } from '../manager-state.ts'

/**
 * The s world, or the only one.
 *
 * @orig 0x0040e8d0 WorldManager_GetSolidWorld (unknown)
 */
export function solidWorld<World extends ManagedWorld, Level extends object, Manifest extends WorldManifest>(
  state: ManagerState<World, Level, Manifest>,
): World | undefined {
  return state.parts.solidWorld?.world
}
