import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { ROOT } from './root.ts'

/** What `exports` says of one entry of a package when it is published. */
export interface Entry {
  readonly types: string
  readonly default: string
}

/** What is read of a `package.json`. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly files?: readonly string[]
  readonly bin?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly publishConfig?: { readonly exports: Readonly<Record<string, Entry>> }
}

/** A package of the workspace that is published. */
export interface Release {
  /** Relative to the root. */
  readonly folder: string
  readonly manifest: Manifest
}

/** The packages that are published, sorted by name. */
export function releases(root: string = ROOT): Release[] {
  const manifests = globSync(['packages/*/package.json', 'tools/*/package.json'], { cwd: root })
  return manifests
    .map((path) => ({ folder: path.replace(/\/package\.json$/, ''), manifest: readManifest(join(root, path)) }))
    .filter(({ manifest }) => manifest.private !== true)
    .sort((a, b) => (a.manifest.name < b.manifest.name ? -1 : 1))
}

/** The last part of a package's name. */
export function shortName({ manifest }: Release): string {
  return manifest.name.replace(/^.*\//, '')
}

export function readManifest(path: string): Manifest {
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest
}

/** The text of a file, or nothing when there is no such file. */
export function textOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
