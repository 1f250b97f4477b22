import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** The bytes of a file, or nothing when there is no such file. */
export function readBytes(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}

const ABSENT: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR'])

/** A byte order mark is kept, for the reader to see; bytes that are no UTF-8 become U+FFFD, which it refuses. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

export function decode(bytes: Uint8Array): string {
  return decoder.decode(bytes)
}
