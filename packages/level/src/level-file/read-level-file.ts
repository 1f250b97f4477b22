import { ChunkStacks } from '../chunks/chunk-stacks.ts'
import type { LevelObject } from '../level/level-object.ts'
import type { LevelPlatform } from '../level/level-platform.ts'
import { LEVEL_OBJECT } from './chunk-types.ts'
import { type KeptChunks, levelFileSystem } from './level-file-handlers.ts'

/**
 * Makes a level of the bytes of a level file.
 *
 * The stacks are those to load with, empty ones, which anybody can look at afterwards: they are empty again, however it
 * ends.
 *
 * Throws a `LevelError` with the offset in the file: `Truncated` where the file or a chunk ends too early, `Invalid`
 * where it contradicts itself, `NoRoom` for more chunks than the stacks hold. What the platform throws passes through.
 * Whatever had been read by then is destroyed.
 */
export function readLevelFile<Dictionary, Model, World>(
  bytes: Uint8Array,
  platform: LevelPlatform<Dictionary, Model, World>,
  stacks: ChunkStacks = new ChunkStacks(),
): LevelObject<Dictionary, Model, World> {
  const kept: KeptChunks = {}
  try {
    levelFileSystem(platform, kept).load(bytes, stacks)
    const level = stacks.popLast(LEVEL_OBJECT) as LevelObject<Dictionary, Model, World>
    level.pathData = kept.pathData
    level.subtitles = kept.subtitles
    return level
  } catch (error) {
    stacks.clear()
    throw error
  }
}
