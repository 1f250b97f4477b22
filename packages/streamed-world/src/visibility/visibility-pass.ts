import type { Sector } from '../world/sector.ts'
import type { StreamedWorld } from '../world/streamed-world.ts'
import { resetVisibility } from './reset-visibility.ts'
import { seeSector, type SectorCallback, type Walked } from './sector-callback.ts'
import type { SectorOccluders } from './sector-occluders.ts'
import type { SectorWalk } from './sector-walk.ts'

/**
 * Finds what is visible of a world: walks it, marks sectors in the world `marked`, and fills the draw list.
 *
 * Keep one of these and use it for every pass; a pass allocates nothing. RenderWare axes, metres.
 */
export class VisibilityPass {
  /** The walls that hide sectors. Whoever owns them prepares them for the viewport. */
  occluders: SectorOccluders | undefined
  readonly #walked: { -readonly [Key in keyof Walked]: Walked[Key] | undefined } = {
    world: undefined,
    marked: undefined,
    occluders: undefined,
    saved: undefined,
  }
  readonly #callback: SectorCallback = (sector: Sector) => seeSector(this.#walked as Walked, sector)

  /**
   * One pass over `world`. The marks go to `marked`, which is the s world of the level, or the only one.
   *
   * The first viewport of a frame forgets the marks of the last; the others add to them. When nothing was counted with
   * PVS on, the world is walked once more with PVS off. An error of the walk comes out as it is; the callback of the world
   * and PVS are as before then.
   *
   * @spec streaming/findVisibleSectors
   */
  find(world: StreamedWorld, marked: StreamedWorld, walk: SectorWalk, firstViewport: boolean): void {
    if (firstViewport) resetVisibility(world)
    const { sight } = world
    sight.drawList.clear()
    const walked = this.#walked
    const saved = world.renderSector
    walked.world = world
    walked.marked = marked
    walked.occluders = this.occluders
    walked.saved = saved
    world.renderSector = this.#callback
    try {
      walk.walk(world)
      if (world.pvs !== undefined && sight.pvs && sight.counted === 0) walkWithoutPvs(world, walk)
    } finally {
      world.renderSector = saved
      walked.world = walked.marked = walked.occluders = walked.saved = undefined
    }
  }
}

function walkWithoutPvs(world: StreamedWorld, walk: SectorWalk): void {
  world.sight.pvs = false
  try {
    walk.walk(world)
  } finally {
    world.sight.pvs = true
  }
}
