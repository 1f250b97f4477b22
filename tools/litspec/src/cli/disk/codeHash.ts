import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sha256 } from './readFile.ts'

let known: string | undefined

/** SHA-256 over litspec's own code, the versions of what it stands on, and Node: what is cached depends on all of them. */
export function codeHash(): string {
  return (known ??= hashCode())
}

function hashCode(): string {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const modules = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.d)\.[jt]s$/.test(path),
  )
  const files = [...modules.sort(), '../package.json'].map((path) => join(root, path))
  return sha256([process.version, ...files.map((file) => readFileSync(file, 'utf8'))].join('\0'))
}
