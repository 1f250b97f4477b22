import type { ManagedWorld, Room } from '../src/index.ts'
import type { Journal } from './journal.ts'

/** A world of nothing but marks. It leaves all that its parts hold to the manager. */
export class SyntheticWorld implements ManagedWorld {
  readonly name: string
  readonly room: Room
  marks: readonly number[] = []
  readonly #journal: Journal

  constructor(name: string, room: Room, journal: Journal) {
    this.name = name
    this.room = room
    this.#journal = journal
  }

  resetVisibility(): void {
    this.#journal.do(`reset ${this.name}`)
    this.marks = []
  }

  unload(): void {
    this.#journal.do(`unload ${this.name}`)
  }
}
