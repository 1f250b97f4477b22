import { WorldManagerError } from '../world-manager-error.ts'
import { Reservation } from './reservation.ts'
import type { Room } from './room.ts'

/**
 * What a pool holds and how much is left of it, in bytes.
 *
 * Nothing is allocated: a reservation is a number with a name. It fits as long as it is not larger than what is free.
 */
export class PoolBudget implements Room {
  /** Bytes in all: a whole number from 0. */
  readonly capacity: number
  #used = 0
  readonly #held = new Set<Reservation>()

  /** A pool of so many bytes. Throws a `WorldManagerError` (`Invalid`) when that is no whole number from 0. */
  constructor(capacity: number) {
    this.capacity = wholeBytes(capacity)
  }

  /** Bytes that are held. */
  get used(): number {
    return this.#used
  }

  /** Bytes that are left. */
  get free(): number {
    return this.capacity - this.#used
  }

  /** What is held now, in the order in which it was reserved. A copy. */
  reservations(): Reservation[] {
    return [...this.#held]
  }

  /**
   * Takes bytes, or answers `undefined` and takes nothing when there are not enough.
   *
   * Throws a `WorldManagerError` (`Invalid`) when `bytes` is no whole number from 0.
   */
  reserve(name: string, bytes: number): Reservation | undefined {
    if (wholeBytes(bytes) > this.free) return undefined
    const reservation = new Reservation(name, bytes, (released) => {
      this.#held.delete(released)
      this.#used -= released.bytes
    })
    this.#held.add(reservation)
    this.#used += bytes
    return reservation
  }
}

function wholeBytes(bytes: number): number {
  if (Number.isSafeInteger(bytes) && bytes >= 0) return bytes
  throw new WorldManagerError('Invalid', `Unexpected ${bytes} bytes, expected a whole number from 0`)
}
