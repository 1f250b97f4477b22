import type { ManagerState } from '../manager-state.ts'

/**
 * Forgets what was visible, in both worlds, and that there was nothing more to load.
 *
 * @orig 0x0040e0b8 WorldManager_ResetVisibility (unknown)
 */
export function resetVisibility(state: ManagerState): void {
  state.nothingMoreToLoad = false
  state.parts.solidWorld?.world.resetVisibility()
  state.parts.dWorld?.world.resetVisibility()
}
