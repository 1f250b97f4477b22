/** Bytes that are held until they are released. */
export interface Reservation {
  /** Gives the bytes back. */
  release(): void
}

/** Where the parts of a world find room. A room of `@coney/world-manager` is one. */
export interface PartRoom {
  /** Takes bytes, or answers `undefined` and takes nothing. It may make room for them first. */
  reserve(name: string, bytes: number): Reservation | undefined
}
