import type { ManagerState } from '../manager-state.ts'

/**
 * Puts the name of a pack at the end of the queue, as often as it is asked.
 *
 * @orig 0x0040e1a0 WorldManager_QueuePack (unknown)
 */
export function queuePack({ packs }: ManagerState, name: string): void {
  packs.push(name)
}
