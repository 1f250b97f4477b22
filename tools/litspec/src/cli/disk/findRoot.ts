import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { CONFIG_FILE } from '../../model/index.ts'

/** The folder of the configuration: the one that was named, or the nearest upwards from here. */
export function findRoot(cwd: string, named: string | undefined): string {
  if (named !== undefined) return resolve(cwd, named)
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, CONFIG_FILE))) return folder
    if (folder === dirname(folder)) return cwd
  }
}
