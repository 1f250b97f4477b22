import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Files } from './overlay.ts'

/** The root of this repository. */
export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '')

/** Paths of the work tree without what git ignores. `.gitignore` here is a list of names of folders and endings of files. */
export function repositoryPaths(): string[] {
  const ignored = ['.git/', ...readFileSync(join(ROOT, '.gitignore'), 'utf8').split('\n').filter(Boolean)]
  const isIgnored = (name: string): boolean =>
    ignored.some((line) => (line.startsWith('*') ? name.endsWith(line.slice(1)) : name === line.replace(/\/$/, '')))
  const below = (folder: string): string[] =>
    readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
      if (isIgnored(entry.name)) return []
      return entry.isDirectory() ? below(`${folder}${entry.name}/`) : [folder + entry.name]
    })
  return below('').sort()
}

/** The text of every file of the repository. */
export function repositoryFiles(): Files {
  return new Map(repositoryPaths().map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]))
}
