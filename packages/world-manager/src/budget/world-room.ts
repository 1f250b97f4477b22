import { Reservation } from './reservation.ts'
import type { Room } from './room.ts'

/**
 * The part of a pool that one world has taken: its own memory and that of its parts.
 *
 * Closing it gives back whatever is still held, and refuses what comes later, so that a part whose reading ends after its
 * world is gone cannot take anything with it.
 */
export class WorldRoom implements Room {
  readonly #pool: Room
  readonly #held = new Set<Reservation>()
  #closed = false

  constructor(pool: Room) {
    this.#pool = pool
  }

  /** Bytes that are left in the pool; 0 once it is closed. */
  get free(): number {
    return this.#closed ? 0 : this.#pool.free
  }

  /** Takes bytes out of the pool, or answers `undefined` without enough of them or once it is closed. */
  reserve(name: string, bytes: number): Reservation | undefined {
    if (this.#closed) return undefined
    const taken = this.#pool.reserve(name, bytes)
    if (taken === undefined) return undefined
    const reservation = new Reservation(name, bytes, (released) => {
      this.#held.delete(released)
      taken.release()
    })
    this.#held.add(reservation)
    return reservation
  }

  /** Gives back what is still held, and refuses what is asked for later. */
  close(): void {
    this.#closed = true
    for (const reservation of this.#held) reservation.release()
  }
}
