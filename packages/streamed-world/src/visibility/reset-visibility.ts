import type { StreamedWorld } from '../world/streamed-world.ts'

/**
 * Forgets the marks of a world and how many sectors were counted, and moves the view point of its PVS to player 1.
 *
 * @spec streaming/resetVisibility
 */
export function resetVisibility({ visible, sight, pvs }: StreamedWorld): void {
  visible.clear()
  sight.counted = 0
  pvs?.setViewPoint(sight.camera)
}
