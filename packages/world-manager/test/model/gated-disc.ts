import type { GameFiles, LevelLoader, ManagedWorld, Reservation, Room, WorldManifest } from '../../src/index.ts'
import { FileError } from '../file-error.ts'
import { FILES, HEAPS } from './files.ts'

/** A world that gives back its even parts itself and leaves the odd ones to the manager. */
export class GatedWorld implements ManagedWorld {
  readonly name: string
  readonly room: Room
  readonly parts: (Reservation | undefined)[] = []
  marked = false
  readonly #disc: GatedDisc

  constructor(name: string, room: Room, disc: GatedDisc) {
    this.name = name
    this.room = room
    this.#disc = disc
  }

  resetVisibility(): void {
    this.marked = false
  }

  unload(): void {
    for (const [number, part] of this.parts.entries()) if (number % 2 === 0) part?.release()
    this.#disc.end(`unload ${this.name.endsWith('d') ? 'd' : 's'}`)
  }
}

export interface GatedLevel {
  readonly name: string
}

/** Whoever reads waits until somebody lets them go on or fail. */
export class GatedDisc implements GameFiles, LevelLoader<GatedWorld, GatedLevel> {
  /** Every world that was ever begun. */
  readonly worlds: GatedWorld[] = []
  /** What is waited for. */
  pending: { readonly what: string; readonly go: () => void; readonly fail: (error: Error) => void } | undefined
  /** What fails when it is ended. */
  spoilt: string | undefined

  has(name: string): Promise<boolean> {
    return this.#later(`has ${name}`, () => HEAPS.has(name.replace('_sec.wld', '')))
  }

  size(name: string): Promise<number | undefined> {
    return this.#later(`size ${name}`, () => FILES.get(name))
  }

  loadGlobalData(): void {}

  readManifest(world: string): Promise<WorldManifest> {
    return this.#later(`manifest ${world}`, () => {
      const worldHeapSize = HEAPS.get(world)
      if (worldHeapSize === undefined) throw new FileError('NotFound', world)
      return { worldHeapSize }
    })
  }

  loadWorld(name: string, _manifest: WorldManifest, room: Room): Promise<GatedWorld> {
    const world = new GatedWorld(name, room, this)
    this.worlds.push(world)
    return this.#later(`world ${name}`, () => world)
  }

  loadLevel(name: string): Promise<GatedLevel> {
    return this.#later(`level ${name}`, () => ({ name }))
  }

  releaseLevel(): void {
    this.end('release')
  }

  releasePathData(): void {
    this.end('path data')
  }

  end(what: string): void {
    if (this.spoilt === what) throw new FileError('Spoilt', what)
  }

  async #later<T>(what: string, answer: () => T): Promise<T> {
    await new Promise<void>((go, fail) => {
      this.pending = { what, go, fail }
    })
    return answer()
  }
}
