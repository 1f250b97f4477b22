import { expect, test } from 'vitest'
import { CHUNK_CAPACITY, ChunkStacks, readLevelFile, writeChunkContainer } from '../../src/index.ts'
import { fromText } from '../bytes.ts'
import { NotingPlatform } from '../noting-platform.ts'

test(
  'what a full stack has no room for is destroyed with all the rest',
  { meta: { claims: ['level/Choices.nothing-half-built', 'level-file/Choices.full'] } },
  () => {
    for (const type of [0x2a, 0x47, 0x15]) {
      const platform = new NotingPlatform()
      const stacks = new ChunkStacks()
      const chunks = Array.from({ length: CHUNK_CAPACITY + 1 }, (_, i) => ({ type, data: fromText(`part ${i}`) }))
      const read = () => readLevelFile(writeChunkContainer(chunks), platform, stacks)
      expect(read).toThrow(
        expect.objectContaining({ code: 'NoRoom', offset: 16 + CHUNK_CAPACITY * 16 + sizeOf(chunks) }),
      )
      expect(platform.held).toEqual([])
      expect(platform.notes.filter((note) => note.startsWith('destroy '))).toHaveLength(CHUNK_CAPACITY + 1)
      expect(stacks.chunkCount).toBe(0)
    }
  },
)

/** Bytes of data before the last chunk. */
function sizeOf(chunks: readonly { readonly data: Uint8Array }[]): number {
  return chunks.slice(0, -1).reduce((sum, { data }) => sum + data.length, 0)
}
