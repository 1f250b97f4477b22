import type { ManagerState } from '../manager-state.ts'

/**
 * Stores the load priority as it is, in a float32.
 *
 * @orig 0x0040c938 WorldManager_SetLoadPriority (unknown)
 */
export function setLoadPriority(state: ManagerState, scale: number): void {
  state.loadPriority = Math.fround(scale)
}
