import { LevelError } from '../errors/level-error.ts'

/** Bytes that can be read from any place. */
export interface ByteSource {
  /** How many bytes there are. */
  readonly size: number
  /**
   * Exactly `length` bytes from `offset` on, in memory of their own.
   *
   * Rejects with a `LevelError`: `Truncated` where the bytes end before that, `Invalid` for numbers that are no range,
   * `NoRoom` for more bytes than memory can hold.
   */
  read(offset: number, length: number): Promise<Uint8Array>
}

/** Refuses what lies outside so many bytes, before anything is reserved for it. */
export function checkRange(size: number, offset: number, length: number): void {
  if (!isCount(offset) || !isCount(length)) {
    throw new LevelError(
      'Invalid',
      `Unexpected range of ${length} bytes at ${offset}, expected whole numbers from 0 on`,
    )
  }
  if (offset + length > size) {
    throw new LevelError('Truncated', `Unexpected end, expected ${length} bytes at ${offset}`, size)
  }
}

/** Memory for so many bytes, all of them 0. */
export function reserve(length: number): Uint8Array {
  try {
    return new Uint8Array(length)
  } catch (cause) {
    throw new LevelError('NoRoom', `Unexpected ${length} bytes, expected no more than memory holds`, undefined, {
      cause,
    })
  }
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}
