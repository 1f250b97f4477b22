import { openAsBlob } from 'node:fs'
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  blobSource,
  type ByteSource,
  fileSource,
  LevelError,
  loadLevel,
  memorySource,
  opaquePlatform,
  openWad,
  writeLevelFile,
  writeWad,
} from '../../src/index.ts'
import { sameBytes } from '../bytes.ts'
import { levelParts } from '../level-parts.ts'
import { Random } from '@coney/trials'

const random = new Random(34)
const FILES = Array.from({ length: 40 }, (_, i) => ({ name: `file${i}.pak`, bytes: random.bytes(6000) }))
const LEVEL = { name: 'level1.lev', bytes: writeLevelFile(levelParts(2)) }
const { index, data } = writeWad([...FILES, LEVEL])

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coney-'))
  await writeFile(join(folder, 'WARRIORS.DIR'), index)
  await writeFile(join(folder, 'WARRIORS.WAD'), data)
})
afterAll(() => rm(folder, { recursive: true }))

/** Every file is what was written, and a level loads from there. */
async function check(directory: ByteSource, source: ByteSource): Promise<void> {
  const wad = await openWad(directory, source)
  for (const { name, bytes } of FILES) {
    expect(sameBytes(await wad.read(name.toUpperCase()), bytes)).toBe(true)
    const file = wad.open(name)
    const start = random.below(file.size + 1)
    const length = random.below(file.size - start + 1)
    expect(sameBytes(await file.read(start, length), bytes.subarray(start, start + length))).toBe(true)
    await expect(file.read(start, file.size - start + 1)).rejects.toThrow(LevelError)
  }
  const level = await loadLevel(wad, 'level1', opaquePlatform)
  expect(level.occluders?.count).toBe(2)
  level.dispose()
}

test(
  'a disc is read from open files',
  { meta: { claims: ['sources/fileSource.exactly-that-much-of-a-file', 'sources/partOfSource.from-its-start'] } },
  async () => {
    const [directory, source] = await Promise.all(['DIR', 'WAD'].map((end) => open(join(folder, `WARRIORS.${end}`))))
    try {
      await check(await fileSource(directory!), await fileSource(source!))
    } finally {
      await directory!.close()
      await source!.close()
    }
  },
)

test(
  'a disc is read from blobs of files and of memory',
  { meta: { claims: ['sources/blobSource.exactly-that-much-of-a-blob', 'sources/partOfSource.from-its-start'] } },
  async () => {
    const [directory, source] = await Promise.all(
      ['DIR', 'WAD'].map((end) => openAsBlob(join(folder, `WARRIORS.${end}`))),
    )
    await check(blobSource(directory!), blobSource(source!))
    await check(blobSource(new Blob([Buffer.from(index)])), blobSource(new Blob([Buffer.from(data)])))
  },
)

test(
  'a disc is read from a Buffer',
  { meta: { claims: ['sources/memorySource.exactly-that-much', 'sources/memorySource.memory-of-its-own'] } },
  async () => {
    const [directory, source] = await Promise.all(
      ['DIR', 'WAD'].map((end) => readFile(join(folder, `WARRIORS.${end}`))),
    )
    await check(memorySource(directory!), memorySource(source!))
    const bytes = await memorySource(source!).read(0, 4)
    bytes.fill(0xff)
    expect(sameBytes(source!, data)).toBe(true)
  },
)

test('a closed file tells so itself', { meta: { claims: ['sources/fileSource.its-own-errors'] } }, async () => {
  const handle = await open(join(folder, 'WARRIORS.WAD'))
  const source = await fileSource(handle)
  await handle.close()
  await expect(source.read(0, 1)).rejects.toMatchObject({ code: 'EBADF' })
})
