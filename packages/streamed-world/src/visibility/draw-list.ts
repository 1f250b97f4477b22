import type { Sector } from '../world/sector.ts'

/**
 * The sectors to draw, in the order in which they were collected. It is drawn from its end.
 *
 * It grows once and is used again, so that a frame allocates nothing.
 */
export class DrawList {
  readonly #sectors: Sector[] = []
  #count = 0

  /** How many there are. */
  get count(): number {
    return this.#count
  }

  /** The sector at a place from 0, or `undefined`. */
  at(place: number): Sector | undefined {
    return place < this.#count ? this.#sectors[place] : undefined
  }

  /** Puts a sector at the end. */
  add(sector: Sector): void {
    this.#sectors[this.#count++] = sector
  }

  /** Empties it. It still holds on to its sectors, for their places. */
  clear(): void {
    this.#count = 0
  }

  /** Empties it, and lets go of the sectors. */
  forget(): void {
    this.#count = 0
    this.#sectors.length = 0
  }
}
