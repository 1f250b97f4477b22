import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { readBytes, sha256 } from './readFile.ts'
import { writeText } from './writeFiles.ts'

const FILE = 'node_modules/.cache/litspec/inspection'
/** Hexadecimal digits of SHA-256. */
const DIGEST = 64

/**
 * What was stored under a key, or nothing: for another key, and for a file that is not whole.
 *
 * The form is V8's own, because JSON would lose the sign of zero.
 */
export function readCache<T>(root: string, key: string): T | undefined {
  const bytes = readBytes(join(root, FILE))
  if (bytes === undefined) return undefined
  const body = bytes.subarray(DIGEST)
  if (Buffer.from(bytes.subarray(0, DIGEST)).toString('latin1') !== sha256(body)) return undefined
  const stored = deserialize(body) as { readonly key: string; readonly value: T }
  return stored.key === key ? stored.value : undefined
}

/** Stores a value; where packages are not installed there is no place for it. */
export function writeCache<T>(root: string, key: string, value: T): void {
  if (!existsSync(join(root, 'node_modules'))) return
  const body = serialize({ key, value })
  writeText(root, FILE, Buffer.concat([Buffer.from(sha256(body), 'latin1'), body]))
}
