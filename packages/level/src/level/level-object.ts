/// <reference lib="esnext.disposable" preserve="true" />
import type { CollisionMesh } from '@coney/world-ray'
import type { OccluderWall } from '../occluders/occluder-wall.ts'
import { Occluders } from '../occluders/occluders.ts'
import type { LevelPlatform } from './level-platform.ts'
import { releaseInOrder } from './release-in-order.ts'

/**
 * A level: what a ray meets, what hides what, and what is drawn behind the scenery.
 *
 * It owns its parts. `dispose` gives them back, once, in the order of the original, and leaves none behind; so does the
 * end of a block that it was declared in with `using`. The types are those of the platform.
 */
export class LevelObject<Dictionary = unknown, Model = unknown, World = unknown> {
  /** What rays meet: `@coney/world-ray` casts at it. */
  collisionMesh: CollisionMesh | undefined
  /** Textures of the light glows. */
  glowDictionary: Dictionary | undefined
  /** The world of the light glows. */
  levelWorld: World | undefined
  /** Textures of the skyline. The first of them is linked to its model. */
  skylineDictionary: Dictionary | undefined
  /** The skyline, one atomic in a single frame. */
  skylineModel: Model | undefined
  /** Textures of the sky box. The first of them is linked to its model. */
  skyBoxDictionary: Dictionary | undefined
  /** The sky box, one atomic in a single frame. */
  skyBoxModel: Model | undefined
  /** Textures of the cloud box. The first of them is linked to its model. */
  cloudBoxDictionary: Dictionary | undefined
  /** The cloud box, one atomic in a single frame. */
  cloudBoxModel: Model | undefined
  /** Walls that hide what is behind them, in RenderWare axes. `setOccluders` makes them. */
  occluders: Occluders | undefined
  /** Chunk 0x40 as it stands in the file. */
  pathData: Uint8Array | undefined
  /** Chunk 0x51 as it stands in the file. */
  subtitles: Uint8Array | undefined
  readonly #platform: LevelPlatform<Dictionary, Model, World>
  #isDisposed = false

  /**
   * A level without parts. What is put into it later, `platform` destroys.
   *
   * @orig 0x0040cf40 LevelObject_Construct (unknown)
   */
  constructor(platform: LevelPlatform<Dictionary, Model, World>) {
    this.#platform = platform
  }

  /** Whether the parts were given back. */
  get isDisposed(): boolean {
    return this.#isDisposed
  }

  /**
   * Takes walls in the axes of the game, and turns them.
   *
   * @orig 0x0040d088 LevelObject_SetOccluders (unknown)
   */
  setOccluders(walls: readonly OccluderWall[]): void {
    this.occluders = new Occluders(walls)
  }

  /**
   * Gives every part back, once. Parts that are missing are passed over. When the platform fails to destroy one, the
   * others are destroyed all the same; then its error is thrown, or an `AggregateError` of several.
   *
   * @orig 0x0040cf80 LevelObject_Destroy (WorldLevelPS2.cpp)
   */
  dispose(): void {
    if (this.#isDisposed) return
    this.#isDisposed = true
    const platform = this.#platform
    const steps = [
      take(this, 'collisionMesh', (mesh) => platform.destroyMesh?.(mesh)),
      take(this, 'occluders', (occluders) => platform.destroyOccluders?.(occluders)),
      take(this, 'levelWorld', (world) => platform.destroyWorld(world)),
      take(this, 'glowDictionary', (dictionary) => platform.destroyDictionary(dictionary)),
      take(this, 'skylineModel', (model) => platform.destroyModel(model)),
      take(this, 'skylineDictionary', (dictionary) => platform.destroyDictionary(dictionary)),
      take(this, 'skyBoxModel', (model) => platform.destroyModel(model)),
      take(this, 'skyBoxDictionary', (dictionary) => platform.destroyDictionary(dictionary)),
      take(this, 'cloudBoxModel', (model) => platform.destroyModel(model)),
      take(this, 'cloudBoxDictionary', (dictionary) => platform.destroyDictionary(dictionary)),
    ]
    this.pathData = undefined
    this.subtitles = undefined
    releaseInOrder(steps)
  }

  /** The same as `dispose()`, for `using`. */
  [Symbol.dispose](): void {
    this.dispose()
  }
}

/** Takes a part out of its owner, and answers how to destroy it. */
function take<Owner, Key extends keyof Owner>(
  owner: Owner,
  key: Key,
  destroy: (part: NonNullable<Owner[Key]>) => void,
): () => void {
  const part = owner[key]
  owner[key] = undefined as Owner[Key]
  return () => {
    if (part !== undefined && part !== null) destroy(part)
  }
}
