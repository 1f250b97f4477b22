import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { LevelError, memorySource, nameHash, openWad, readWadIndex, writeWadIndex } from '../../src/index.ts'
import { Random } from '@coney/trials'

const COUNT = 10_701
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789_-'

function names(random: Random): string[] {
  const found = new Set<string>()
  while (found.size < COUNT) {
    const length = 1 + random.below(12)
    const name = Array.from({ length }, () => random.pick([...LETTERS])).join('')
    found.add(`${name}.${random.pick(['lev', 'pak', 'sec', 'wld', 'mem', 'lua'])}`)
  }
  return [...found]
}

function codeOf(call: () => unknown): string | undefined {
  try {
    call()
    return undefined
  } catch (error) {
    return error instanceof LevelError ? error.code : 'another error'
  }
}

function inAnyCase(random: Random, name: string): string {
  return [...name].map((letter) => (random.once(2) ? letter.toUpperCase() : letter)).join('')
}

test(
  'every name of an index as large as that of the disc is found in any case',
  { timeout: 120_000, meta: { claims: ['level/Wad_FindEntry.any-case', 'level/Wad_FindEntry.the-entry'] } },
  async () => {
    const random = new Random(17)
    const all = names(random)
    const entries = all.map((name, i) => ({ offset: i * 2048, size: i + 1, hash: crc32(`./ee_files/${name}`) }))
    const data = { size: 2 ** 32, read: () => Promise.reject(new Error('nothing is read')) }
    const index = writeWadIndex(entries)
    expect(index.length).toBe(128_428)
    const wad = await openWad(memorySource(index), data)
    const first = new Map<number, number>()
    entries.forEach(({ hash }, i) => first.set(hash, Math.min(first.get(hash) ?? i, i)))
    let lookups = 0
    for (const name of all) {
      const entry = entries[first.get(crc32(`./ee_files/${name}`))!]!
      for (const asked of [
        name,
        name.toUpperCase(),
        inAnyCase(random, name),
        `./ee_files/${inAnyCase(random, name)}`,
      ]) {
        if (wad.find(asked) !== wad.index.entries[first.get(entry.hash)!]) throw new Error(`${asked} was not found`)
        if (wad.size(asked) !== entry.size) throw new Error(`${asked} has another size`)
        lookups++
      }
    }
    expect(lookups).toBe(42_804)
  },
)

test(
  'a name that the index has not is never found',
  { timeout: 120_000, meta: { claims: ['level/Choices.not-there', 'level/Wad_HasEntry.found-or-not'] } },
  async () => {
    const random = new Random(18)
    const all = names(random)
    const entries = all.map((name) => ({ offset: 0, size: 1, hash: crc32(`./ee_files/${name}`) }))
    const hashes = new Set(entries.map(({ hash }) => hash))
    const wad = await openWad(memorySource(writeWadIndex(entries)), memorySource(new Uint8Array(1)))
    let missed = 0
    for (const name of all) {
      const other = `${name}x`
      if (hashes.has(crc32(`./ee_files/${other}`))) continue
      if (wad.has(other)) throw new Error(`${other} was found`)
      const codes = [() => wad.find(other), () => wad.size(other), () => wad.open(other)].map(codeOf)
      if (codes.some((code) => code !== 'NotFound')) throw new Error(`${other} was not missed: ${codes.join()}`)
      missed++
    }
    expect(missed).toBeGreaterThan(10_000)
  },
)

test(
  'the hash of any text is that of zlib',
  { timeout: 120_000, meta: { claims: ['wad/DVDWadIndex_Find.checksum', 'wad/Choices.beyond-ascii'] } },
  () => {
    const random = new Random(19)
    for (let i = 0; i < 20_000; i++) {
      const codes = Array.from({ length: random.below(40) }, () =>
        random.below(random.pick([128, 0x800, 0xffff, 0x10ffff])),
      )
      const text = codes.map((code) => String.fromCodePoint(code)).join('')
      const folded = text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
      const hash = crc32(folded)
      if (nameHash(text) !== hash) throw new Error(`Unexpected hash of ${JSON.stringify(text)}`)
      if (i % 100 === 0) {
        const index = readWadIndex(writeWadIndex([{ offset: 0, size: 7, hash }]))
        expect(index.find(text)).toBe(index.entries[0])
      }
    }
  },
)

test(
  'of many entries with one hash the first is found, as by a scan from the front',
  {
    timeout: 120_000,
    meta: { claims: ['wad/DVDWadIndex_Find.first-of-its-hash', 'wad/DVDWadIndex_Find.nothing-found'] },
  },
  () => {
    const random = new Random(35)
    const pool = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    for (let i = 0; i < 2_000; i++) {
      const entries = Array.from({ length: random.below(12) }, (_, j) => ({
        offset: j * 2048,
        size: random.below(2048),
        hash: crc32(random.pick(pool)),
      }))
      const index = readWadIndex(writeWadIndex(entries))
      for (const name of pool) expect(index.find(name)).toEqual(entries.find(({ hash }) => hash === crc32(name)))
    }
  },
)
