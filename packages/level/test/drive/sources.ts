import type { Range, SourcesDriver } from '../../../../generated/drivers/sources.ts'
import {
  blobSource,
  type ByteSource,
  fileSource,
  memorySource,
  partOfSource,
  type ReadableFile,
} from '../../src/index.ts'
import { fromHex, toHex } from '../bytes.ts'
import { Broken } from '../noting-platform.ts'
import type { Faults } from './faults.ts'

/** A file that gives little at once, and may say that it is longer than it is. */
function reluctantFile(bytes: Uint8Array, most: number, longer: number, asked: Range[]): ReadableFile {
  return {
    stat: async () => ({ size: bytes.length + longer }),
    read: async (buffer, offset, length, position) => {
      asked.push({ offset: position, length })
      const some = bytes.subarray(position, position + Math.min(length, most))
      buffer.set(some, offset)
      return { bytesRead: some.length }
    },
  }
}

export function driveSources(faults: Faults): Omit<SourcesDriver, 'place'> {
  const asked: Range[] = []
  let source: ByteSource
  let last = new Uint8Array()
  return {
    memory: ({ bytes }) => {
      source = memorySource(fromHex(bytes))
    },
    file: async ({ bytes, most, longer }) => {
      source = await fileSource(reluctantFile(fromHex(bytes), most, longer, asked))
    },
    blob: ({ bytes, longer }) => {
      const blob = new Blob([new Uint8Array(fromHex(bytes))])
      source = blobSource({
        size: blob.size + longer,
        slice: (start, end) => {
          asked.push({ offset: start, length: end - start })
          return blob.slice(start, end)
        },
      })
    },
    brokenFile: async () => {
      const file = reluctantFile(fromHex('00'), 1, 0, asked)
      source = await fileSource({ ...file, read: () => Promise.reject(new Broken('the disc is scratched')) })
    },
    part: ({ start, size }) => {
      source = faults.watch(() => partOfSource(source, start, size))
    },
    size: () => source.size,
    read: async ({ offset, length }) => {
      last = new Uint8Array(0)
      const bytes = await faults.watch(() => source.read(offset, length))
      last = bytes as typeof last
      return toHex(bytes)
    },
    scribble: () => {
      last.fill(0xff)
    },
    asked: () => asked,
  }
}
