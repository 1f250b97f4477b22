import type { StreamedWorld } from '../world/streamed-world.ts'

/**
 * Goes through the sectors of a world that a camera can see.
 *
 * It calls `world.renderSector` for each, in its order, and goes on whatever that answers.
 */
export interface SectorWalk {
  /** Meets the sectors of a world. */
  walk(world: StreamedWorld): void
}
