import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { LoadedFiles } from '../../../src/testing/plugin/loadedFiles.ts'

test('keeps the hash of the bytes that were loaded', () => {
  const loaded = new LoadedFiles()
  loaded.record('a.ts', 'é\r\n')
  loaded.record('b.bin', Buffer.from([0xff, 0x00]))
  const hash = (bytes: number[]): string => createHash('sha256').update(Uint8Array.from(bytes)).digest('hex')
  expect([...loaded.hashes]).toEqual([
    ['a.ts', hash([0xc3, 0xa9, 0x0d, 0x0a])],
    ['b.bin', hash([0xff, 0x00])],
  ])
})

test('a file that is loaded with another content in the same run has changed, until the next run begins', () => {
  const loaded = new LoadedFiles()
  loaded.beginRun()
  for (const content of ['one', 'one']) loaded.record('a.ts', content)
  expect([...loaded.changed]).toEqual([])
  loaded.record('a.ts', 'two')
  expect([...loaded.changed]).toEqual(['a.ts'])
  loaded.beginRun()
  expect([...loaded.changed]).toEqual([])
})

test('a file that was saved between two runs may be loaded anew, or not at all', () => {
  const loaded = new LoadedFiles()
  loaded.beginRun()
  for (const path of ['a.ts', 'b.ts']) loaded.record(path, 'one')
  loaded.endRun()
  for (const path of ['a.ts', 'b.ts', 'c.ts']) loaded.forget(path)
  loaded.beginRun()
  loaded.record('a.ts', 'two')
  expect([[...loaded.hashes.keys()], [...loaded.changed]]).toEqual([['a.ts'], []])
})

test('a loaded file that is saved during a run has changed, even when nothing loads it again', () => {
  const loaded = new LoadedFiles()
  loaded.record('a.ts', 'one')
  loaded.beginRun()
  for (const path of ['a.ts', 'c.ts']) loaded.forget(path)
  expect([[...loaded.hashes.keys()], [...loaded.changed]]).toEqual([[], ['a.ts']])
})
