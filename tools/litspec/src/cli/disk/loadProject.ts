import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { CONFIG_FILE } from '../../model/index.ts'
import type { Config, Project } from '../../model/index.ts'
import { STRENGTH_FILE } from '../../report/index.ts'
import { decode, readBytes, sha256 } from './readFile.ts'

/** A project and what its files are on the disk. */
export interface Repository {
  readonly root: string
  readonly project: Project
  /** SHA-256 (hex) of the bytes of each file of the project. */
  readonly hashes: ReadonlyMap<string, string>
}

/** Reads everything that the stages look at. Links are not followed: what they lead to is not of the repository. */
export function loadProject(root: string, config: Config): Repository {
  const paths = globSync([CONFIG_FILE, ...globsOf(config)], {
    cwd: root,
    dot: true,
    expandDirectories: false,
    followSymbolicLinks: false,
    ignore: ['**/node_modules/**'],
  })
  const files = new Map<string, string>()
  const hashes = new Map<string, string>()
  for (const path of paths.sort()) {
    const bytes = readBytes(join(root, path))
    if (bytes === undefined) continue
    files.set(path, decode(bytes))
    hashes.set(path, sha256(bytes))
  }
  return { root, project: { config, files }, hashes }
}

/** SHA-256 of a file as it was loaded, or else as it is now: runs also load files that no stage looks at. */
export function fingerprintIn({ root, hashes }: Repository): (path: string) => string | undefined {
  return (path) => {
    const known = hashes.get(path)
    if (known !== undefined || path.split('/').includes('..')) return known
    const bytes = readBytes(join(root, path))
    return bytes === undefined ? undefined : sha256(bytes)
  }
}

function globsOf({ units, waivers, generated, packages }: Config): string[] {
  const inPackages = packages.flatMap((folder) =>
    ['src/**/*.ts', 'test/**/*.ts', '.evidence/*.json', STRENGTH_FILE].map((glob) => `${folder}/${glob}`),
  )
  return [units, waivers, `${generated}/**`, ...inPackages]
}
