import type { ReadonlyVec3 } from '@coney/math'
import { NO_DISTANCE, UNLOAD_MARGIN, URGENT_DISTANCE } from '../constants.ts'
import { requestPart } from '../parts/request-part.ts'
import { unloadPart } from '../parts/unload-part.ts'
import { findPartToLoad } from '../search/find-part-to-load.ts'
import { findPartToUnload } from '../search/find-part-to-unload.ts'
import { measurePending } from '../search/pending-distance.ts'
import type { StreamedWorld } from '../world/streamed-world.ts'

/** 1: nothing is wanted. 2: busy, or something was done. 3: something is wanted, and there is no room for it. */
export type StreamingOutcome = 1 | 2 | 3

const pending = new Float32Array(1)

/** Loads and drops the parts of the one or two worlds of a level. */
export class PartStreamer {
  /** The s world of the level, or its only one. */
  readonly solid: StreamedWorld
  /** The d world of a level with two. */
  readonly second: StreamedWorld | undefined
  /** Whether what is wanted is near. As the last update that searched left it. */
  urgent = false
  /**
   * How far away the nearer of the sectors is that the last searches found, in metres; `NO_DISTANCE` for none. As
   * `measurePending` left it.
   */
  pendingDistance: number = NO_DISTANCE

  /** The s world of a level, or the only one, and the d world. */
  constructor(solid: StreamedWorld, second?: StreamedWorld) {
    this.solid = solid
    this.second = second
  }

  /**
   * At most one decision: to read the part of the nearest missing sector, or to drop the farthest part.
   *
   * Once a frame. `cameras` are those of the players, RenderWare axes, metres; `drawDistance` is player 1's, in metres.
   * `filesBusy` says that some other file is being read. What was visible in the frame before counts.
   *
   * @spec streaming/updateStreaming
   */
  update(cameras: readonly ReadonlyVec3[], drawDistance: number, filesBusy = false): StreamingOutcome {
    const { solid, second } = this
    if (filesBusy || isBusy(solid) || (second !== undefined && isBusy(second))) return 2
    findPartToLoad(solid, cameras, drawDistance)
    if (second !== undefined) findPartToLoad(second, cameras, drawDistance)
    const world = second !== undefined && second.foundDistance < solid.foundDistance ? second : solid
    this.urgent = world.foundDistance < URGENT_DISTANCE
    if (world.found === undefined) return 1
    if (requestPart(world, world.found)) return 2
    return this.#makeRoom(cameras, world) ? 2 : 3
  }

  /** Measures `pendingDistance` from where the cameras are now. Nothing is searched. */
  measurePending(cameras: readonly ReadonlyVec3[]): void {
    measurePending(pending, cameras, this.solid, this.second)
    this.pendingDistance = pending[0]!
  }

  /** Drops the farthest part, if what `wanting` has found is nearer. */
  #makeRoom(cameras: readonly ReadonlyVec3[], wanting: StreamedWorld): boolean {
    const { solid, second } = this
    const part = findPartToUnload(solid, cameras)
    const other = second === undefined ? undefined : findPartToUnload(second, cameras)
    const isOther = second !== undefined && second.spareDistance > solid.spareDistance
    const world = isOther ? second : solid
    const spare = isOther ? other : part
    if (spare === undefined || world.spareDistance <= Math.fround(wanting.foundDistance + UNLOAD_MARGIN)) return false
    unloadPart(world, spare)
    return true
  }
}

function isBusy({ reading, busy }: StreamedWorld): boolean {
  return reading >= 0 || busy >= 0
}
