import type { LevelFileDriver } from '../../../../generated/drivers/level-file.ts'
import {
  type Chunk,
  ChunkStacks,
  levelFileChunks,
  type LevelObject,
  type ModelType,
  NO_CHUNK,
  readLevelFile,
  writeChunkContainer,
} from '../../src/index.ts'
import { levelFileSystem } from '../../src/level-file/level-file-handlers.ts'
import { fromHex } from '../bytes.ts'
import { levelParts } from '../level-parts.ts'
import { NotingPlatform } from '../noting-platform.ts'
import type { Faults } from './faults.ts'

type Steps =
  | 'upTo'
  | 'levelFile'
  | 'swapChunks'
  | 'setData'
  | 'severalAtomics'
  | 'loadFile'
  | 'made'
  | 'linked'
  | 'leftWaiting'

/** The types on the stack, from the bottom to the top. */
function typesOn(stacks: ChunkStacks): number[] {
  const types: number[] = []
  for (let type = stacks.peekChunk(); type !== NO_CHUNK; type = stacks.peekChunk()) {
    types.unshift(type)
    stacks.popChunk(type)
  }
  return types
}

/** Level files, chunk by chunk and as a whole. */
export function driveLevelFiles(faults: Faults): Pick<LevelFileDriver, Steps> {
  const platform = new NotingPlatform()
  const stacks = new ChunkStacks()
  let chunks: Chunk[] = []
  let level: LevelObject<string, string, string>
  return {
    upTo: ({ chunk }) => {
      const some = levelFileChunks(levelParts(1)).slice(0, chunk)
      levelFileSystem(platform, {}).load(writeChunkContainer(some), stacks)
      return { waiting: typesOn(stacks), objects: stacks.objectCount }
    },
    levelFile: () => {
      chunks = levelFileChunks(levelParts(1))
    },
    swapChunks: ({ one, other }) => {
      const first = chunks[one - 1]!
      chunks[one - 1] = chunks[other - 1]!
      chunks[other - 1] = first
    },
    setData: ({ chunk, data }) => {
      chunks[chunk - 1] = { ...chunks[chunk - 1]!, data: fromHex(data) }
    },
    severalAtomics: ({ model, type }) => {
      platform.types.set(model, type as ModelType)
    },
    loadFile: () => {
      level = faults.watch(() => readLevelFile(writeChunkContainer(chunks), platform, stacks))
    },
    made: () => ({
      levelWorld: level.levelWorld!,
      glowDictionary: level.glowDictionary!,
      cloudBox: [level.cloudBoxModel!, level.cloudBoxDictionary!],
      skyBox: [level.skyBoxModel!, level.skyBoxDictionary!],
      skyline: [level.skylineModel!, level.skylineDictionary!],
      triangles: level.collisionMesh!.flags.length,
      points: Array.from({ length: level.occluders!.count * 4 }, (_, i) => {
        const [x, y, z] = level.occluders!.points.subarray(i * 3, i * 3 + 3)
        return { x: x!, y: y!, z: z! }
      }),
    }),
    linked: () => platform.notes.filter((note) => note.startsWith('link ')).map((note) => note.slice('link '.length)),
    leftWaiting: () => ({ chunks: stacks.chunkCount, objects: stacks.objectCount }),
  }
}
