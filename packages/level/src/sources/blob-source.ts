import { LevelError } from '../errors/level-error.ts'
import { type ByteSource, checkRange } from './byte-source.ts'

/** Bytes that come when they are asked for. */
export interface BytesToCome {
  /** The bytes. */
  arrayBuffer(): Promise<ArrayBuffer>
}

/** What a source needs of a blob. A `Blob` or `File` of a browser, or a `Blob` of Node, is one. */
export interface ReadableBlob {
  /** How many bytes it has. */
  readonly size: number
  /** A range of bytes, from `start` to before `end`, that can be read. */
  slice(start: number, end: number): BytesToCome
}

/**
 * A blob as a source, for instance a file that somebody chose in a browser. Only what is asked for is read.
 *
 * Errors of the blob itself pass through as they are.
 *
 * @spec sources/blobSource
 */
export function blobSource(blob: ReadableBlob): ByteSource {
  const { size } = blob
  return {
    size,
    async read(offset: number, length: number): Promise<Uint8Array> {
      checkRange(size, offset, length)
      const bytes = new Uint8Array(await blob.slice(offset, offset + length).arrayBuffer())
      if (bytes.length === length) return bytes
      const what = `Unexpected ${bytes.length} bytes, expected ${length}`
      throw new LevelError('Truncated', what, offset + bytes.length)
    },
  }
}
