import type { WritersDriver } from '../../../../generated/drivers/writers.ts'
import {
  layOutWad,
  memorySource,
  openWad,
  readChunkContainer,
  writeChunkContainer,
  writeLevelFile,
  writeWad,
  writeWadIndex,
} from '../../src/index.ts'
import { fromHex, toHex, toText } from '../bytes.ts'
import { levelParts } from '../level-parts.ts'

/** The chunks of a level file that hold the names of parts. */
const TEXTS = [0x2a, 0x47, 0x15, 0x40, 0x51]

export function driveWriters(): WritersDriver {
  let written = writeWad([])
  const levelFile = () => readChunkContainer(writeLevelFile(levelParts(0))).chunks
  return {
    layOut: ({ files }) => layOutWad(files).entries,
    laidOutSize: ({ files }) => layOutWad(files).size,
    writeIndex: ({ entries }) => toHex(writeWadIndex(entries)),
    writeArchive: ({ files }) => {
      written = writeWad(files.map(({ name, bytes }) => ({ name, bytes: fromHex(bytes) })))
      return toHex(written.index)
    },
    dataAt: ({ offset, length }) => toHex(written.data.subarray(offset, offset + length)),
    dataSize: () => written.data.length,
    readBack: async ({ name }) => {
      const wad = await openWad(memorySource(written.index), memorySource(written.data))
      return toHex(await wad.read(name))
    },
    writeChunks: ({ chunks, id }) =>
      toHex(
        writeChunkContainer(
          chunks.map((chunk) => ({ ...chunk, data: fromHex(chunk.data) })),
          id,
        ),
      ),
    readChunks: ({ bytes }) =>
      readChunkContainer(fromHex(bytes)).chunks.map(({ type, data, id }) => ({ type, data: toHex(data), id })),
    readId: ({ bytes }) => readChunkContainer(fromHex(bytes)).id,
    typesOfLevelFile: () => levelFile().map(({ type }) => type),
    textsOfLevelFile: () =>
      levelFile()
        .filter(({ type }) => TEXTS.includes(type))
        .map(({ data }) => toText(data)),
    headerOfLevelFile: () => toHex(writeLevelFile(levelParts(0)).subarray(0, 16)),
  }
}
