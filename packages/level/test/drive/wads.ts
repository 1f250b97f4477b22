import type { LevelDriver } from '../../../../generated/drivers/level.ts'
import type { WadDriver } from '../../../../generated/drivers/wad.ts'
import {
  layOutWad,
  memorySource,
  openWad,
  readWadIndex,
  type Wad,
  WadIndex,
  writeWadIndex,
  type ByteSource,
} from '../../src/index.ts'
import { fromHex } from '../bytes.ts'
import type { Faults } from './faults.ts'

export function driveIndexes(faults: Faults): Omit<WadDriver, 'place'> {
  let index = new WadIndex([])
  return {
    finds: ({ hash, name }) => {
      const bytes = writeWadIndex([{ offset: 0, size: 0, hash }])
      return { found: readWadIndex(bytes).find(name) !== undefined }
    },
    index: ({ bytes, wadSize }) => {
      index = faults.watch(() => readWadIndex(fromHex(bytes), wadSize))
    },
    entries: () => index.entries,
    sought: ({ name }) => {
      const entry = index.find(name)
      return entry && index.entries.indexOf(entry)
    },
  }
}

/** Counts the bytes that are asked for. */
function counting(size: number): ByteSource & { asked: number } {
  return {
    size,
    asked: 0,
    async read(_offset: number, length: number) {
      this.asked += length
      return new Uint8Array(length)
    },
  }
}

type Steps = 'openDisc' | 'disc' | 'lookup' | 'entrySize' | 'hasEntry' | 'dataRead'

export function driveDisc(): Pick<LevelDriver, Steps> {
  let wad: Wad
  let data = counting(0)
  return {
    disc: async ({ files }) => {
      const { entries, size } = layOutWad(files)
      data = counting(size)
      wad = await openWad(memorySource(writeWadIndex(entries)), data)
    },
    openDisc: async ({ index, dataSize }) => {
      data = counting(dataSize)
      wad = await openWad(memorySource(fromHex(index)), data)
    },
    lookup: ({ name }) => wad.find(name),
    entrySize: ({ name }) => wad.size(name),
    hasEntry: ({ name }) => wad.has(name),
    dataRead: () => data.asked,
  }
}
