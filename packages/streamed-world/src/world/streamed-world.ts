import { NO_DISTANCE } from '../constants.ts'
import { checkLayout } from '../layout/check-layout.ts'
import { registerSectors } from '../layout/register-sectors.ts'
import type { WorldLayout } from '../layout/world-layout.ts'
import { unloadWorld } from '../parts/unload-world.ts'
import { collectSector } from '../visibility/collect-sector.ts'
import type { PotentialVisibility } from '../visibility/potential-visibility.ts'
import { resetVisibility } from '../visibility/reset-visibility.ts'
import type { SectorCallback } from '../visibility/sector-callback.ts'
import { Sight } from '../visibility/sight.ts'
import type { PartPlatform } from './part-platform.ts'
import type { PartRoom } from './part-room.ts'
import { Part } from './part.ts'
import { Sector } from './sector.ts'
import { VisibleBits } from './visible-bits.ts'

/** What a world needs of its surroundings. */
export interface StreamedWorldOptions {
  /** What reads, draws and destroys its parts. */
  readonly platform: PartPlatform
  /** Where its parts find room. */
  readonly room: PartRoom
  /** What it shares with the other world of its level. */
  readonly sight?: Sight
  /** What is known beforehand of what can be seen. Without it every sector may be seen from everywhere. */
  readonly pvs?: PotentialVisibility | undefined
}

/**
 * A world whose sectors are loaded and dropped in parts. Its fields are written by the functions of this package.
 */
export class StreamedWorld {
  /** That of its layout, 1 to 19 characters; the files of its parts are named after it. */
  readonly name: string
  /** All sectors, in the order of the layout. */
  readonly sectors: readonly Sector[]
  /** The sectors with an index, by index. */
  readonly table: readonly Sector[]
  /** Part 1 is the first. */
  readonly parts: readonly Part[]
  /** The marks of the last frame, by streamed index. Of a level with two worlds, those of the s world are used. */
  readonly visible: VisibleBits
  /** What is known beforehand of what can be seen, if anything is. */
  readonly pvs: PotentialVisibility | undefined
  /** What reads, draws and destroys its parts. */
  readonly platform: PartPlatform
  /** Where its parts find room. */
  readonly room: PartRoom
  /** What it shares with the other world of its level. */
  readonly sight: Sight
  /** What a walk calls for a sector that it meets. */
  renderSector: SectorCallback
  /** The number of the part that is being read, or -1. */
  reading = -1
  /** The sector for which a part was read last. */
  readingSector: Sector | undefined
  /** Resolves when that part has come, has failed or would have come. Never rejects. */
  pending: Promise<void> | undefined
  /** From 0 on the world is busy. Nothing ever makes it so. */
  busy = -1
  /** What the last search for something to load found. */
  found: Sector | undefined
  /** How far away that was then, in squared metres; `NO_DISTANCE` for nothing. */
  foundDistance: number = NO_DISTANCE
  /** How far away the part is that the last search found to spare, in squared metres; -1 for none. */
  spareDistance = -1
  /** Whether the last search for something to load found nothing among the visible sectors. */
  fellBack = false
  /** Whether it was unloaded. */
  ended = false

  /**
   * Throws a `StreamedWorldError` (`Invalid`) when the layout does not fit together.
   *
   * @orig 0x00410308 World_Construct (unknown)
   */
  constructor(layout: WorldLayout, { platform, room, sight = new Sight(), pvs }: StreamedWorldOptions) {
    checkLayout(layout)
    this.name = layout.name
    this.sectors = layout.sectors.map((record) => new Sector(record))
    this.parts = layout.parts.map((record, i) => new Part(i + 1, record))
    this.table = registerSectors(this.sectors, this.parts)
    this.visible = new VisibleBits(this.table.length)
    this.pvs = pvs
    this.platform = platform
    this.room = room
    this.sight = sight
    this.renderSector = (sector: Sector) => {
      collectSector(sight.drawList, sector)
      return sector
    }
  }

  /** Forgets what was visible. */
  resetVisibility(): void {
    resetVisibility(this)
  }

  /** Ends the world: calls off what is being read, and destroys and gives back all its parts. A second time does nothing. */
  unload(): void {
    unloadWorld(this)
  }
}
