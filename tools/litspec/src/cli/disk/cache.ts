import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { readBytes, sha256 } from './readFile.ts'
import { writeText } from './writeFiles.ts'

const FILE = 'node_modules/.cache/litspec/inspection'
/** Hexadecimal digits of SHA-256. */
const DIGEST = 64

/**
 * What was stored under a key, or nothing: for another key, for a file that is not whole, and for one of another Node.
 *
 * The form is V8's own, because JSON would lose the sign of zero.
 */
export function readCache<T>(root: string, key: string): T | undefined {
  return attempt(() => {
    const bytes = readBytes(join(root, FILE))
    if (bytes === undefined) return undefined
    const body = bytes.subarray(DIGEST)
    if (Buffer.from(bytes.subarray(0, DIGEST)).toString('latin1') !== sha256(body)) return undefined
    const stored = deserialize(body) as { readonly key: string; readonly value: T }
    return stored.key === key ? stored.value : undefined
  })
}

/** Stores a value, where packages are installed and files can be written. */
export function writeCache<T>(root: string, key: string, value: T): void {
  if (!existsSync(join(root, 'node_modules'))) return
  const body = serialize({ key, value })
  attempt(() => writeText(root, FILE, Buffer.concat([Buffer.from(sha256(body), 'latin1'), body])))
}

/** A cache that cannot be used costs time and nothing else. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
