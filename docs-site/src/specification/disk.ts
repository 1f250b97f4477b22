import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readConfig, STRENGTH_FILE } from '@coney/litspec'
import type { Config, Project } from '@coney/litspec'
import { globSync } from 'tinyglobby'

const CONFIG_FILE = 'litspec.config.json'

/** The folder of the repository that a folder is in. */
export function findRoot(from: string = process.cwd()): string {
  if (existsSync(join(from, CONFIG_FILE))) return from
  const parent = dirname(from)
  if (parent === from) throw new Error(`Unexpected folder without ${CONFIG_FILE} above it, expected a repository`)
  return findRoot(parent)
}

export function readText(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

export function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}

/** SHA-256 of a file as it is now. */
export function fingerprint(root: string, path: string): string | undefined {
  const file = join(root, path)
  return existsSync(file) ? sha256(readFileSync(file)) : undefined
}

/** Everything that the stages of litspec look at. */
export function loadProject(root: string): Project {
  const reading = readConfig(CONFIG_FILE, readText(root, CONFIG_FILE))
  if (reading.config === undefined) throw new Error(reading.findings.map(({ reason }) => reason).join('\n'))
  const { config } = reading
  return { config, files: new Map(pathsOf(root, config).map((path) => [path, readText(root, path)])) }
}

function pathsOf(root: string, { units, waivers, generated, packages }: Config): string[] {
  const inPackages = packages.flatMap((folder) =>
    ['src/**/*.ts', 'test/**/*.ts', '.evidence/*.json', STRENGTH_FILE].map((glob) => `${folder}/${glob}`),
  )
  return findFiles(root, [CONFIG_FILE, units, waivers, `${generated}/**`, ...inPackages])
}

export function findFiles(root: string, globs: string[]): string[] {
  const ignore = ['**/node_modules/**']
  return globSync(globs, { cwd: root, dot: true, expandDirectories: false, followSymbolicLinks: false, ignore }).sort()
}
