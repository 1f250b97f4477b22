import type { PartRecord } from '../layout/world-layout.ts'
import type { StreamedWorldError } from '../streamed-world-error.ts'
import type { Reservation } from './part-room.ts'
import type { Sector } from './sector.ts'

/** A part of a world: the sectors that are loaded and dropped together. */
export class Part {
  /** From 1. */
  readonly number: number
  /** Bytes of its file. */
  readonly fileSize: number
  /** Bytes that it takes of the Sector Pool while it is loaded. */
  readonly heapSize: number
  /** What its room is called. */
  readonly roomName: string
  /** Its sectors, in the order in which they were registered. */
  readonly sectors: Sector[] = []
  /** Whether it was read, and its release is not finished. */
  loaded = false
  /** What the platform keeps of it: its textures. */
  dictionary: unknown
  /** What it has of the Sector Pool, from its request to the end of its release. */
  reservation: Reservation | undefined
  /** Why it could not be read. Such a part is not asked for again. */
  failure: StreamedWorldError | undefined

  constructor(number: number, { fileSize, heapSize }: PartRecord) {
    this.number = number
    this.roomName = `Sectors${number}`
    this.fileSize = fileSize
    this.heapSize = heapSize
  }
}
