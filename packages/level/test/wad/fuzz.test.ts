import { expect, test } from 'vitest'
import { LevelError, memorySource, openWad, readWadIndex, writeWad } from '../../src/index.ts'
import { mutate } from '../mutate.ts'
import { Random } from '@coney/trials'
import { Tally } from '../tally.ts'

const FILES = Array.from({ length: 5 }, (_, i) => ({ name: `level${i}.lev`, bytes: new Uint8Array(i * 1000) }))

test('mutated indexes are read, or refused with a typed error', { timeout: 120_000 }, () => {
  const random = new Random(22)
  const { index, data } = writeWad(FILES)
  const tally = new Tally()
  for (let i = 0; i < 30_000; i++) {
    tally.run(() => {
      const { entries } = readWadIndex(mutate(random, index), data.length)
      for (const { offset, size } of entries) {
        if (offset + size > data.length) throw new Error(`Unexpected entry up to ${offset + size}`)
      }
    })
  }
  console.log(`index: ${tally.total} inputs, ${tally}`)
  expect(Object.keys(tally.codes).sort()).toEqual(['Invalid', 'Truncated', 'read'])
})

test('noise is no index', { timeout: 120_000 }, () => {
  const random = new Random(23)
  const tally = new Tally()
  for (let i = 0; i < 20_000; i++) tally.run(() => readWadIndex(random.bytes(60), 1000))
  console.log(`noise: ${tally.total} inputs, ${tally}`)
  expect(tally.codes['Truncated']).toBeGreaterThan(19_000)
})

test('an archive with a mutated index opens and reads, or fails with a typed error', { timeout: 120_000 }, async () => {
  const random = new Random(24)
  const { index, data } = writeWad(FILES)
  const codes: Record<string, number> = {}
  for (let i = 0; i < 20_000; i++) {
    const code = await openWad(memorySource(mutate(random, index)), memorySource(data))
      .then(async (wad) => wad.read(`LEVEL${i % 7}.LEV`))
      .then(
        (bytes) => (bytes.length <= data.length ? 'read' : 'too much'),
        (error: unknown) => {
          if (error instanceof LevelError) return error.code
          throw error
        },
      )
    codes[code] = (codes[code] ?? 0) + 1
  }
  console.log(`archive: 20000 inputs, ${JSON.stringify(codes)}`)
  expect(Object.keys(codes).sort()).toEqual(['Invalid', 'NotFound', 'Truncated', 'read'])
})
