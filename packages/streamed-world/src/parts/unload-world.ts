import { SECTOR_RELEASED } from '../constants.ts'
import { destroyWorld } from '../world/destroy-world.ts'
import type { StreamedWorld } from '../world/streamed-world.ts'
import { destroySectorAtomic } from './release-atomic.ts'
import { cancelPart } from './request-part.ts'
import { endPart } from './unload-part.ts'

/**
 * Ends a world: calls off what is being read, destroys its parts, whether their atomics are in use or not, and then the
 * world. All room is given back. A second time does nothing.
 *
 * @spec streaming/unloadWorld
 */
export function unloadWorld(world: StreamedWorld): void {
  if (world.ended) return
  world.ended = true
  cancelPart(world)
  for (const part of world.parts) {
    if (!part.loaded) continue
    for (const sector of part.sectors) {
      destroySectorAtomic(world.platform, sector)
      sector.state = SECTOR_RELEASED
    }
    endPart(world.platform, part)
  }
  world.sight.drawList.forget()
  destroyWorld(world)
}
