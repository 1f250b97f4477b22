import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config, Project } from '../src/model/index.ts'

const ROOT = fileURLToPath(new URL('demo', import.meta.url))

/** The files of the demo project as they are on the disk, by path. */
export const demoFiles: ReadonlyMap<string, string> = new Map(
  readdirSync(ROOT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(ROOT, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
)

export const config: Config = JSON.parse(demoFiles.get('litspec.config.json') as string) as Config

/** The demo project with some files replaced, added, or (by `undefined`) taken away. */
export function demoProject(changes: Readonly<Record<string, string | undefined>> = {}): Project {
  const files = new Map(demoFiles)
  for (const [path, text] of Object.entries(changes)) {
    if (text === undefined) files.delete(path)
    else files.set(path, text)
  }
  return { config, files }
}
