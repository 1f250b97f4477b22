import type { LevelPlatform, ModelType } from '../src/index.ts'
import { toText } from './bytes.ts'

/** What a stand-in for a part of the platform fails with. */
export class Broken extends Error {
  readonly code = 'Broken'
}

/** A platform whose parts are their names. It notes what it does, and fails where it is told to. */
export class NotingPlatform implements LevelPlatform<string, string, string> {
  notes: string[] = []
  /** What was read and not destroyed. */
  readonly held: string[] = []
  /** The mesh and the occluders that were destroyed. */
  destroyed = 0
  refused = ''
  stubborn = ''
  readonly types = new Map<string, ModelType>()

  readDictionary(data: Uint8Array): string {
    return this.#read(data)
  }

  readModel(data: Uint8Array): string {
    return this.#read(data)
  }

  readWorld(data: Uint8Array): string {
    return this.#read(data)
  }

  modelType(model: string): ModelType {
    if (this.refused === `type of ${model}`) throw new Broken(model)
    return this.types.get(model) ?? 0x41
  }

  linkModel(model: string, dictionary: string): void {
    this.notes.push(`link ${model}`)
    if (this.refused === `link ${model}` || !dictionary.endsWith(' dictionary')) throw new Broken(model)
  }

  destroyDictionary(dictionary: string): void {
    this.#destroy(dictionary)
  }

  destroyModel(model: string): void {
    this.#destroy(model)
  }

  destroyWorld(world: string): void {
    this.#destroy(world)
  }

  destroyMesh(): void {
    this.#end('collision mesh')
  }

  destroyOccluders(): void {
    this.#end('occluders')
  }

  #read(data: Uint8Array): string {
    const name = toText(data)
    this.notes.push(`read ${name}`)
    if (this.refused === name) throw new Broken(name)
    this.held.push(name)
    return name
  }

  #destroy(name: string): void {
    this.notes.push(`destroy ${name}`)
    if (this.stubborn === name) throw new Broken(name)
    const at = this.held.indexOf(name)
    if (at < 0) throw new Error(`${name} was destroyed and not held`)
    this.held.splice(at, 1)
  }

  #end(name: string): void {
    this.notes.push(`destroy ${name}`)
    if (this.stubborn === name) throw new Broken(name)
    this.destroyed++
  }
}
