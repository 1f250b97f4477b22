import { expect, test } from 'vitest'
import { memorySource, openWad, readWadIndex, writeWad, writeWadIndex } from '../../src/index.ts'
import { sameBytes } from '../bytes.ts'
import { Random } from '@coney/trials'

test(
  'archives and indexes are written, read and written again to the same bytes',
  {
    timeout: 120_000,
    meta: {
      claims: ['writers/writeWad.index-and-data', 'writers/writeWadIndex.as-given', 'wad/DVDWadIndex_Create.entries'],
    },
  },
  async () => {
    const random = new Random(20)
    for (let i = 0; i < 500; i++) {
      const files = Array.from({ length: random.below(12) }, (_, j) => ({
        name: `file${j}.${random.pick(['lev', 'PAK'])}`,
        bytes: random.bytes(random.pick([0, 1, 2047, 2048, 2049, 5000])),
      }))
      const { index, data } = writeWad(files)
      const wad = await openWad(memorySource(index), memorySource(data))
      const again = await Promise.all(files.map(async ({ name }) => ({ name, bytes: await wad.read(name) })))
      const rewritten = writeWad(again)
      expect(again.every(({ bytes }, j) => sameBytes(bytes, files[j]!.bytes))).toBe(true)
      expect(sameBytes(rewritten.index, index) && sameBytes(rewritten.data, data)).toBe(true)
      expect(sameBytes(writeWadIndex(wad.index.entries), index)).toBe(true)
    }
  },
)

test('any entries come back', { timeout: 120_000, meta: { claims: ['writers/writeWadIndex.as-given'] } }, () => {
  const random = new Random(21)
  const word = (): number => random.pick([0, 0xffffffff, random.below(2 ** 16) * 2 ** 16 + random.below(2 ** 16)])
  for (let i = 0; i < 2_000; i++) {
    const entries = Array.from({ length: random.below(20) }, () => ({ offset: word(), size: word(), hash: word() }))
    const bytes = writeWadIndex(entries)
    expect(readWadIndex(bytes).entries).toEqual(entries)
    expect(sameBytes(writeWadIndex(readWadIndex(bytes).entries), bytes)).toBe(true)
  }
})
