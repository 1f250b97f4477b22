import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import type { Vitest } from 'vitest/node'
import { CONFIG_FILE } from '../../model/index.ts'
import { LoadedFiles, sha256 } from '../plugin/loadedFiles.ts'
import type { Workspace } from '../plugin/workspace.ts'

const LOCKFILES = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock', 'bun.lock']

/**
 * Files that shape a run without being modules of it: the configuration with all that it imports (this plugin too,
 * where it is part of the repository), and the lockfile.
 */
export function recordSurroundings({ vite, projects }: Vitest, workspace: Workspace): LoadedFiles {
  const loaded = new LoadedFiles()
  const configs = [vite, ...projects.map((project) => project.vite)].map((server) => server.config)
  const modules = configs.flatMap(({ configFile, configFileDependencies }) =>
    [configFile ?? [], configFileDependencies].flat(),
  )
  const paths = [...modules.flatMap((file) => workspace.pathOf(file) ?? []), CONFIG_FILE, ...LOCKFILES]
  for (const path of paths) {
    const file = join(workspace.root, path)
    if (existsSync(file)) loaded.record(path, readFileSync(file))
  }
  return loaded
}

/** Everything that a run rests on, and what changed while it ran. */
export interface Inputs {
  readonly hashes: ReadonlyMap<string, string>
  readonly changed: ReadonlySet<string>
}

/**
 * Puts together what several servers loaded. Sources that no test loads, such as files of types only, are part of a
 * package all the same.
 */
export function gatherInputs(loads: readonly LoadedFiles[], { root, config }: Workspace): Inputs {
  const hashes = new Map<string, string>()
  const changed = new Set(loads.flatMap((loaded) => [...loaded.changed]))
  for (const [path, hash] of loads.flatMap((loaded) => [...loaded.hashes])) {
    if (hashes.has(path) && hashes.get(path) !== hash) changed.add(path)
    hashes.set(path, hash)
  }
  for (const path of globSync(
    config.packages.map((folder) => `${folder}/src/**/*.ts`),
    { cwd: root },
  )) {
    if (!hashes.has(path)) hashes.set(path, sha256(readFileSync(join(root, path))))
  }
  return { hashes, changed }
}
