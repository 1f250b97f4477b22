import type { CollisionMesh } from '@coney/world-ray'
import type { Occluders } from '../occluders/occluders.ts'

/** What a model turns out to be: one atomic in a single frame, one atomic, or several. */
export type ModelType = 0x41 | 0x0a | 0x50

/**
 * What a renderer does with the parts of a level that are its own: texture dictionaries, models and the world of the
 * light glows. To this package they are bytes.
 *
 * The bytes that are read share memory with the level file: copy what has to last. Whatever was read is destroyed once,
 * by the level or, if that is never built, by the load that fails.
 */
export interface LevelPlatform<Dictionary, Model, World> {
  /** Makes a texture dictionary of its bytes. */
  readDictionary(data: Uint8Array): Dictionary
  /** Makes a model of its bytes. */
  readModel(data: Uint8Array): Model
  /** Makes the world of the light glows of its bytes. */
  readWorld(data: Uint8Array): World
  /** What kind of model this is; 0x41, which a level needs, if left out. */
  modelType?(model: Model): ModelType
  /** Gives the first texture of the dictionary to the first material of the model, whatever both are called. */
  linkModel(model: Model, dictionary: Dictionary): void
  /** Ends a dictionary that `readDictionary` made. */
  destroyDictionary(dictionary: Dictionary): void
  /** Ends a model that `readModel` made. */
  destroyModel(model: Model): void
  /** Ends a world that `readWorld` made. */
  destroyWorld(world: World): void
  /** For those who keep something beside the mesh. */
  destroyMesh?(mesh: CollisionMesh): void
  /** For those who keep something beside the occluders. */
  destroyOccluders?(occluders: Occluders): void
}

/** The platform of those who draw nothing: every part stays the bytes that it is in the file. */
export const opaquePlatform: LevelPlatform<Uint8Array, Uint8Array, Uint8Array> = {
  readDictionary: (data: Uint8Array): Uint8Array => data.slice(),
  readModel: (data: Uint8Array): Uint8Array => data.slice(),
  readWorld: (data: Uint8Array): Uint8Array => data.slice(),
  linkModel: (): void => {},
  destroyDictionary: (): void => {},
  destroyModel: (): void => {},
  destroyWorld: (): void => {},
}
