import type { SectorAtomic } from './sector-atomic.ts'
import type { Sector } from './sector.ts'

/** What a file of a part holds. */
export interface PartContents {
  /** Its textures, or whatever else has to be kept for its atomics. */
  readonly dictionary?: unknown
  /** What to draw, by streamed index. */
  readonly atomics: readonly {
    /** The streamed index of its sector. */
    readonly index: number
    /** What is drawn for that sector. */
    readonly atomic: SectorAtomic
  }[]
}

/** What only the platform can do: read, draw and destroy. */
export interface PartPlatform {
  /** Milliseconds of a clock that runs in real time. */
  now(): number
  /** Reads so many bytes of a file from its start. */
  readPart(file: string, bytes: number): PromiseLike<Uint8Array>
  /** Makes of the bytes of a part what can be drawn. What it throws is a part that cannot be read. */
  decodePart(bytes: Uint8Array): PartContents
  /** Gives an atomic a frame at the origin of its sector, and keeps it from drawing itself. */
  placeAtomic(atomic: SectorAtomic, sector: Sector): void
  /** Whether something else still holds on to an atomic. */
  isAtomicInUse(atomic: SectorAtomic): boolean
  /** Takes the frame from an atomic, and destroys it. */
  destroyFrame(atomic: SectorAtomic): void
  /** Destroys an atomic that has no frame. */
  destroyAtomic(atomic: SectorAtomic): void
  /** Destroys the dictionary of a part, after its atomics. */
  destroyDictionary(dictionary: unknown): void
}
