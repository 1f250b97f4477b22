/** Some bytes of a pool, held under a name until they are released. */
export class Reservation {
  /** What it is called. Several may have one name. */
  readonly name: string
  /** How many were taken: a whole number from 0. */
  readonly bytes: number
  #giveBack: ((reservation: Reservation) => void) | undefined

  constructor(name: string, bytes: number, giveBack: (reservation: Reservation) => void) {
    this.name = name
    this.bytes = bytes
    this.#giveBack = giveBack
  }

  /** Whether the bytes are still taken. */
  get held(): boolean {
    return this.#giveBack !== undefined
  }

  /** Gives the bytes back. A second time does nothing. */
  release(): void {
    const giveBack = this.#giveBack
    this.#giveBack = undefined
    giveBack?.(this)
  }
}
