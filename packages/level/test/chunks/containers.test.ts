import { expect, test } from 'vitest'
import { PACK_ID, readChunkContainer, writeChunkContainer } from '../../src/index.ts'
import { sameBytes } from '../bytes.ts'
import { mutate } from '../mutate.ts'
import { Random } from '@coney/trials'
import { Tally } from '../tally.ts'

function chunksOf(random: Random) {
  return Array.from({ length: random.below(20) }, () => ({
    type: random.below(0x54),
    id: random.pick([0, 1, 0xffffffff, random.below(2 ** 24)]),
    data: random.bytes(random.pick([0, 1, 15, 16, 200])),
  }))
}

test(
  'containers are written, read and written again to the same bytes',
  {
    timeout: 120_000,
    meta: { claims: ['writers/writeChunkContainer.there-and-back', 'writers/writeChunkContainer.headers'] },
  },
  () => {
    const random = new Random(25)
    for (let i = 0; i < 2_000; i++) {
      const chunks = chunksOf(random)
      const id = random.pick([0, 1, PACK_ID - 1, 0xffffffff])
      const bytes = writeChunkContainer(chunks, id)
      const read = readChunkContainer(bytes)
      expect(read.chunks.map(({ type, id }) => [type, id])).toEqual(chunks.map(({ type, id }) => [type, id]))
      expect(read.chunks.every(({ data }, j) => sameBytes(data, chunks[j]!.data))).toBe(true)
      expect(sameBytes(writeChunkContainer(read.chunks, read.id), bytes)).toBe(true)
    }
  },
)

test('mutated containers are read, or refused with a typed error', { timeout: 120_000 }, () => {
  const random = new Random(26)
  const tally = new Tally()
  for (let i = 0; i < 30_000; i++) {
    const bytes = mutate(random, writeChunkContainer(chunksOf(random)))
    tally.run(() => {
      const { chunks } = readChunkContainer(bytes)
      const taken = chunks.reduce((sum, { data }) => sum + 16 + data.length, 16)
      if (taken > bytes.length) throw new Error(`Unexpected ${taken} bytes of ${bytes.length}`)
      if (chunks.some(({ data }) => data.buffer !== bytes.buffer)) throw new Error('Unexpected copy')
    })
  }
  console.log(`container: ${tally.total} inputs, ${tally}`)
  expect(Object.keys(tally.codes).sort()).toEqual(['Invalid', 'Truncated', 'read'])
})
