import { LevelError } from '../errors/level-error.ts'
import { type ByteSource, checkRange, reserve } from './byte-source.ts'

/** What a source needs to know of a file. The `Stats` of `node:fs` are it. */
export interface FileSize {
  /** Bytes. */
  readonly size: number
}

/** How a read of a file ended. A `FileReadResult` of `node:fs/promises` is one. */
export interface FileRead {
  /** How many bytes came; 0 at the end of the file. */
  readonly bytesRead: number
}

/** What a source needs of an open file. A `FileHandle` of `node:fs/promises` is one. */
export interface ReadableFile {
  /** How many bytes the file has. */
  stat(): Promise<FileSize>
  /** Reads up to `length` bytes from a position of the file into a buffer, and tells how many came. */
  read(buffer: Uint8Array, offset: number, length: number, position: number): Promise<FileRead>
}

/** How many bytes are asked for at once: files refuse more than 2 GiB. */
const LARGEST_READ = 0x4000_0000

/**
 * An open file as a source. Only what is asked for is read, and whoever opened the file closes it.
 *
 * Errors of the file itself pass through as they are. A file that has become shorter since is `Truncated`.
 *
 * @spec sources/fileSource
 */
export async function fileSource(file: ReadableFile): Promise<ByteSource> {
  const { size } = await file.stat()
  return {
    size,
    async read(offset: number, length: number): Promise<Uint8Array> {
      checkRange(size, offset, length)
      const bytes = reserve(length)
      await fill(file, bytes, offset)
      return bytes
    },
  }
}

/** Files may answer with less than they are asked for, so they are asked until all is there. */
async function fill(file: ReadableFile, bytes: Uint8Array, position: number): Promise<void> {
  let done = 0
  while (done < bytes.length) {
    const wanted = Math.min(bytes.length - done, LARGEST_READ)
    const { bytesRead } = await file.read(bytes, done, wanted, position + done)
    if (!(bytesRead > 0)) {
      const what = `Unexpected end, expected ${bytes.length - done} bytes more`
      throw new LevelError('Truncated', what, position + done)
    }
    done += bytesRead
  }
}
