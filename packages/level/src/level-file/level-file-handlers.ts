import type { ChunkStacks } from '../chunks/chunk-stacks.ts'
import { ChunkSystem } from '../chunks/chunk-system.ts'
import type { LevelPlatform } from '../level/level-platform.ts'
import { CHUNK } from './chunk-types.ts'
import { registerLevelHeader } from './level-header.ts'
import { loadMesh } from './load-mesh.ts'

/** Chunks that no other chunk takes, and that stay with the level. */
export interface KeptChunks {
  pathData?: Uint8Array
  subtitles?: Uint8Array
}

/** A table of types with all that a level file needs. */
export function levelFileSystem<Dictionary, Model, World>(
  platform: LevelPlatform<Dictionary, Model, World>,
  kept: KeptChunks,
): ChunkSystem {
  const system = new ChunkSystem()
  registerPlatformChunks(system, platform)
  system.setHandlers(CHUNK.mesh, { loaded: (stacks) => loadMesh(stacks, platform) })
  registerLevelHeader(system, platform)
  system.setHandlers(CHUNK.pathData, {
    loaded: (stacks) => {
      kept.pathData = takeCopy(stacks, CHUNK.pathData)
    },
  })
  system.setHandlers(CHUNK.subtitles, {
    loaded: (stacks) => {
      kept.subtitles = takeCopy(stacks, CHUNK.subtitles)
    },
  })
  return system
}

/** What the platform reads waits as what it became, and is destroyed if nobody takes it. */
function registerPlatformChunks<Dictionary, Model, World>(
  system: ChunkSystem,
  platform: LevelPlatform<Dictionary, Model, World>,
): void {
  system.setHandlers(CHUNK.dictionary, {
    read: (data, stacks) => {
      const dictionary = platform.readDictionary(data)
      stacks.pushChunk(CHUNK.loadedDictionary, dictionary, () => platform.destroyDictionary(dictionary))
    },
  })
  system.setHandlers(CHUNK.model, {
    read: (data, stacks) => {
      const model = platform.readModel(data)
      stacks.pushChunk(typeOf(model, platform), model, () => platform.destroyModel(model))
    },
  })
  system.setHandlers(CHUNK.world, {
    read: (data, stacks) => {
      const world = platform.readWorld(data)
      stacks.pushChunk(CHUNK.loadedWorld, world, () => platform.destroyWorld(world))
    },
  })
}

/** A model that nobody can tell the type of is destroyed. */
function typeOf<Dictionary, Model, World>(model: Model, platform: LevelPlatform<Dictionary, Model, World>): number {
  try {
    return platform.modelType?.(model) ?? CHUNK.loadedModel
  } catch (error) {
    platform.destroyModel(model)
    throw error
  }
}

function takeCopy(stacks: ChunkStacks, type: number): Uint8Array {
  return (stacks.popChunk(type) as Uint8Array).slice()
}
