import type { CollisionMesh } from '@coney/world-ray'
import { HEADER_BYTES } from '../chunks/chunk.ts'
import type { ChunkStacks } from '../chunks/chunk-stacks.ts'
import type { ChunkSystem } from '../chunks/chunk-system.ts'
import { LevelError } from '../errors/level-error.ts'
import { LevelObject } from '../level/level-object.ts'
import type { LevelPlatform } from '../level/level-platform.ts'
import { readOccluders } from '../occluders/occluder-chunk.ts'
import { CHUNK, LEVEL_HEADER_BYTES, LEVEL_OBJECT, MESH_OBJECT } from './chunk-types.ts'

/**
 * Has every level header make a level of the chunks before it, and push it as an object.
 *
 * @orig 0x0040cf18 LevelHeader_RegisterChunkHandler (unknown)
 */
export function registerLevelHeader<Dictionary, Model, World>(
  system: ChunkSystem,
  platform: LevelPlatform<Dictionary, Model, World>,
): void {
  system.setHandlers(CHUNK.levelHeader, { loaded: (stacks) => loadLevelHeader(stacks, platform) })
}

/**
 * Makes a level of what waits on the stacks.
 *
 * Throws a `LevelError`, `Invalid`, for a header of another size and when something else waits there than a level needs.
 * What the level had taken by then is destroyed.
 *
 * @orig 0x0040ce30 LevelHeader_OnLoaded (unknown)
 */
function loadLevelHeader<Dictionary, Model, World>(
  stacks: ChunkStacks,
  platform: LevelPlatform<Dictionary, Model, World>,
): void {
  const { length } = stacks.popChunk(CHUNK.levelHeader) as Uint8Array
  if (length !== LEVEL_HEADER_BYTES) {
    const what = `Unexpected level header of ${length} bytes, expected ${LEVEL_HEADER_BYTES}`
    throw new LevelError('Invalid', what, stacks.offset)
  }
  const level = new LevelObject(platform)
  try {
    fill(level, stacks)
    link(level, platform)
    stacks.pushObject(LEVEL_OBJECT, level, () => level.dispose())
  } catch (error) {
    disposeQuietly(level)
    throw error
  }
}

function fill<Dictionary, Model, World>(level: LevelObject<Dictionary, Model, World>, stacks: ChunkStacks): void {
  const dictionary = (): Dictionary => stacks.popChunk(CHUNK.loadedDictionary) as Dictionary
  const model = (): Model => stacks.popChunk(CHUNK.loadedModel) as Model
  level.collisionMesh = stacks.popObject(MESH_OBJECT) as CollisionMesh
  level.levelWorld = stacks.popChunk(CHUNK.loadedWorld) as World
  level.glowDictionary = dictionary()
  level.cloudBoxModel = model()
  level.cloudBoxDictionary = dictionary()
  level.skyBoxModel = model()
  level.skyBoxDictionary = dictionary()
  level.skylineModel = model()
  level.skylineDictionary = dictionary()
  const start = stacks.peekOffset() + HEADER_BYTES
  level.setOccluders(readOccluders(stacks.popChunk(CHUNK.occluders) as Uint8Array, start))
}

function link<Dictionary, Model, World>(
  level: LevelObject<Dictionary, Model, World>,
  platform: LevelPlatform<Dictionary, Model, World>,
): void {
  platform.linkModel(level.skyBoxModel as Model, level.skyBoxDictionary as Dictionary)
  platform.linkModel(level.skylineModel as Model, level.skylineDictionary as Dictionary)
  platform.linkModel(level.cloudBoxModel as Model, level.cloudBoxDictionary as Dictionary)
}

/** The error that ended the load counts, not those that follow from it. */
function disposeQuietly(level: LevelObject): void {
  try {
    level.dispose()
  } catch {
    // Every part was given back, as far as the platform let it.
  }
}
