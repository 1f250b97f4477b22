import { ChunkStacks } from '../chunks/chunk-stacks.ts'
import { LevelError } from '../errors/level-error.ts'
import type { LevelObject } from '../level/level-object.ts'
import type { LevelPlatform } from '../level/level-platform.ts'
import { readLevelFile } from './read-level-file.ts'

/** Where level files come from. A `Wad` is one. */
export interface LevelFiles {
  /** All bytes of a file. */
  read(name: string): Promise<Uint8Array>
}

/** Characters that a file name has room for. */
const LONGEST_NAME = 254

/**
 * Loads a level by its name: `level1` is read from the file `level1.lev`.
 *
 * Rejects with a `LevelError` as `readLevelFile` throws it, or `Invalid` for a name of more than 250 characters. What
 * the files reject with passes through: `NotFound`, if they are a `Wad` that has no such file. Nothing is left behind.
 *
 * @orig 0x0040c688 WorldLevel_Load (unknown)
 */
export async function loadLevel<Dictionary, Model, World>(
  files: LevelFiles,
  name: string,
  platform: LevelPlatform<Dictionary, Model, World>,
  stacks: ChunkStacks = new ChunkStacks(),
): Promise<LevelObject<Dictionary, Model, World>> {
  const file = `${name}.lev`
  if (file.length > LONGEST_NAME) {
    throw new LevelError('Invalid', `Unexpected name of ${file.length} characters, expected ${LONGEST_NAME} at most`)
  }
  return readLevelFile(await files.read(file), platform, stacks)
}
