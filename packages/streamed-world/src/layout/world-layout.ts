import type { ReadonlyVec3 } from '@coney/math'

/** A box between two corners, RenderWare axes (y up), metres. */
export interface SectorBox {
  /** The lower corner. */
  readonly inf: ReadonlyVec3
  /** The upper corner. */
  readonly sup: ReadonlyVec3
}

/** A sector as it is described by whoever reads the world. */
export interface SectorRecord {
  /** What it fills. A corner must be finite, and the lower one below the upper one. */
  readonly box: SectorBox
  /** Its streamed index, from 0 and without gaps; -1, or nothing, if it has nothing to stream. */
  readonly index?: number
  /** The number of its part, from 1. Nothing, or 0, for a sector without an index. */
  readonly part?: number
  /** Where its atomic belongs, in metres. The middle of the world if it is left out. */
  readonly origin?: ReadonlyVec3
}

/** How large a part is, in bytes. */
export interface PartRecord {
  /** Of its file. */
  readonly fileSize: number
  /** What it takes of the Sector Pool when it is loaded. */
  readonly heapSize: number
}

/** A world without anything loaded. */
export interface WorldLayout {
  /** At most 19 characters; the files of the parts are named after it. */
  readonly name: string
  /** In the order in which the world is walked. */
  readonly sectors: readonly SectorRecord[]
  /** The first one is part 1. */
  readonly parts: readonly PartRecord[]
}
