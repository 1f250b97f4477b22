import { LevelError } from '../errors/level-error.ts'
import { NO_CHUNK } from './chunk.ts'
import type { ChunkStacks } from './chunk-stacks.ts'
import { readChunkContainer } from './read-chunk-container.ts'

/** What happens to chunks of a type. */
export interface ChunkHandlers {
  /**
   * Takes the data instead of the stack, and pushes what it makes of them. The data share memory with the container:
   * copy what has to last.
   */
  readonly read?: ((data: Uint8Array, stacks: ChunkStacks) => void) | undefined
  /** Runs when a chunk of the type, or what was read of it, has been pushed. */
  readonly loaded?: ((stacks: ChunkStacks) => void) | undefined
}

const NONE: ChunkHandlers = {}

/** The table of types: it says what is done with each chunk of a container. */
export class ChunkSystem {
  readonly #handlers: ChunkHandlers[] = Array.from({ length: NO_CHUNK }, () => NONE)

  /**
   * Says what happens to chunks of a type from now on. What was said before no longer holds.
   *
   * Throws a `LevelError`, `Invalid`, for a type that no chunk has.
   *
   * @orig 0x00144348 ChunkSystem_SetHandlers (unknown)
   */
  setHandlers(type: number, handlers: ChunkHandlers): void {
    if (!(Number.isInteger(type) && type >= 0 && type < NO_CHUNK)) {
      throw new LevelError('Invalid', `Unexpected chunk type ${type}, expected one below ${NO_CHUNK}`)
    }
    this.#handlers[type] = { ...handlers }
  }

  /**
   * Loads a container chunk by chunk, in its order. The data that wait on the stack share memory with it.
   *
   * Throws a `LevelError` as `readChunkContainer` does, before any handler runs. What a handler throws passes through;
   * what waits on the stacks then still waits there.
   *
   * @orig 0x00144180 ChunkSystem_LoadContainer (unknown)
   */
  load(bytes: Uint8Array, stacks: ChunkStacks): void {
    for (const { type, data, offset } of readChunkContainer(bytes).chunks) {
      stacks.offset = offset
      const { read, loaded } = this.#handlers[type]!
      if (read === undefined) stacks.pushChunk(type, data)
      else read(data, stacks)
      loaded?.(stacks)
    }
  }
}
