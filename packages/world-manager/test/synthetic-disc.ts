import type { GameFiles, LevelLoader, Room, WorldManifest } from '../src/index.ts'
import { FileError } from './file-error.ts'
import type { Journal } from './journal.ts'
import type { SyntheticLevel } from './synthetic-level.ts'
import { SyntheticWorld } from './synthetic-world.ts'

/** A disc whose files have a size and nothing in them. */
export class SyntheticDisc implements GameFiles, LevelLoader<SyntheticWorld, SyntheticLevel> {
  readonly files = new Map<string, number>()
  readonly heaps = new Map<string, number>()
  /** The worlds that were begun last, under their names, whether they were read to the end or not. */
  readonly begun = new Map<string, SyntheticWorld>()
  readonly #journal: Journal

  constructor(journal: Journal) {
    this.#journal = journal
  }

  async has(name: string): Promise<boolean> {
    await this.#journal.doLater(`has ${name}`)
    return this.heaps.has(name.replace('_sec.wld', ''))
  }

  async size(name: string): Promise<number | undefined> {
    await this.#journal.doLater(`size ${name}`)
    return this.files.get(name)
  }

  async loadGlobalData(file: string): Promise<void> {
    await this.#journal.doLater(`read ${file}`)
  }

  async readManifest(world: string): Promise<WorldManifest> {
    await this.#journal.doLater(`manifest ${world}`)
    const worldHeapSize = this.heaps.get(world)
    if (worldHeapSize === undefined) throw new FileError('NotFound', world)
    return { worldHeapSize }
  }

  async loadWorld(name: string, _manifest: WorldManifest, room: Room): Promise<SyntheticWorld> {
    const world = new SyntheticWorld(name, room, this.#journal)
    this.begun.set(name, world)
    await this.#journal.doLater(`world ${name}`)
    return world
  }

  async loadLevel(name: string): Promise<SyntheticLevel> {
    await this.#journal.doLater(`level ${name}`)
    return { name }
  }

  releaseLevel({ name }: SyntheticLevel): void {
    this.#journal.do(`release ${name}`)
  }

  releasePathData({ name }: SyntheticLevel): void {
    this.#journal.do(`release path data of ${name}`)
  }
}
