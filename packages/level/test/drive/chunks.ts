import type { LevelFileDriver } from '../../../../generated/drivers/level-file.ts'
import { type ChunkHandlers, ChunkStacks, ChunkSystem, NO_CHUNK, writeChunkContainer } from '../../src/index.ts'
import { fromHex, toHex } from '../bytes.ts'
import type { Faults } from './faults.ts'

type Steps =
  | 'container'
  | 'bytesOf'
  | 'cutContainer'
  | 'onLoading'
  | 'reader'
  | 'both'
  | 'noHandlers'
  | 'loadChunks'
  | 'pushChunks'
  | 'pushObjects'
  | 'peek'
  | 'unstack'
  | 'objects'
  | 'counted'
  | 'popped'
  | 'poppedObject'

/** Takes chunks, and makes an object of them that is its own name. */
function maker(pops: readonly number[], makes: string): ChunkHandlers['loaded'] {
  return (stacks) => {
    for (const type of pops) stacks.popChunk(type)
    stacks.pushObject(makes, makes)
  }
}

/** Takes the first bytes of the data, and pushes them as another type. */
function taker(as: number, takes: number): ChunkHandlers['read'] {
  return (data, stacks) => stacks.pushChunk(as, data.slice(0, takes))
}

/** Containers and handlers, step by step. */
export function driveChunks(faults: Faults): Pick<LevelFileDriver, Steps> {
  const system = new ChunkSystem()
  const stacks = new ChunkStacks()
  let bytes = new Uint8Array()
  return {
    container: ({ chunks, id }) => {
      bytes = new Uint8Array(
        writeChunkContainer(
          chunks.map((chunk) => ({ ...chunk, data: fromHex(chunk.data) })),
          id,
        ),
      )
    },
    bytesOf: (given) => {
      bytes = new Uint8Array(fromHex(given.bytes))
    },
    cutContainer: ({ size }) => {
      bytes = bytes.slice(0, size)
    },
    onLoading: ({ type, pops, makes }) => system.setHandlers(type, { loaded: maker(pops, makes) }),
    reader: ({ type, as, takes }) => system.setHandlers(type, { read: taker(as, takes) }),
    both: ({ type, as, takes, pops, makes }) =>
      system.setHandlers(type, { read: taker(as, takes), loaded: maker(pops, makes) }),
    noHandlers: ({ type }) => system.setHandlers(type, {}),
    loadChunks: () => faults.watch(() => system.load(bytes, stacks)),
    pushChunks: ({ type, times }) => {
      for (let i = 0; i < times; i++) stacks.pushChunk(type, new Uint8Array())
    },
    pushObjects: ({ kind, times }) => {
      for (let i = 0; i < times; i++) stacks.pushObject(kind, kind)
    },
    peek: () => stacks.peekChunk(),
    unstack: () => {
      const chunks = []
      for (let type = stacks.peekChunk(); type !== NO_CHUNK; type = stacks.peekChunk()) {
        chunks.push({ type, data: toHex(stacks.popChunk(type) as Uint8Array), id: 0 })
      }
      return chunks
    },
    objects: () => {
      const objects = []
      for (let kind = stacks.peekObject(); kind !== undefined; kind = stacks.peekObject()) {
        objects.push(stacks.popObject(kind) as string)
      }
      return objects
    },
    counted: () => ({ chunks: stacks.chunkCount, objects: stacks.objectCount }),
    popped: ({ type }) => faults.watch(() => toHex(stacks.popChunk(type) as Uint8Array)),
    poppedObject: ({ kind }) => faults.watch(() => stacks.popObject(kind) as string),
  }
}
