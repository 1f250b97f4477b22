import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPackageFromTarballData } from '@arethetypeswrong/core'
import type { Package } from '@arethetypeswrong/core'
import { run } from '../processes/run.ts'
import type { Release } from '../workspace/releases.ts'
import { ROOT } from '../workspace/root.ts'

/** A package as it goes to the registry. */
export interface Pack {
  readonly release: Release
  /** The absolute path of the tarball. */
  readonly tarball: string
  readonly bytes: Uint8Array
  /** As the tools that judge types see it. */
  readonly contents: Package
  /** The text of each file, by its path inside the package. */
  readonly files: ReadonlyMap<string, string>
}

/** Packs a package as a release does, with everything that its scripts do before. */
export async function pack(release: Release, destination: string): Promise<Pack> {
  const pnpm = join(ROOT, 'node_modules/.bin/pnpm')
  const said = await run(pnpm, ['pack', '--json', '--pack-destination', destination], join(ROOT, release.folder))
  const { filename } = JSON.parse(said.slice(said.indexOf('\n{') + 1)) as { filename: string }
  return readPack(release, filename)
}

export function readPack(release: Release, tarball: string): Pack {
  const bytes = new Uint8Array(readFileSync(tarball))
  const contents = createPackageFromTarballData(bytes)
  const above = `/node_modules/${contents.packageName}/`
  const paths = contents.listFiles().filter((path) => path.startsWith(above))
  const files = new Map(paths.map((path) => [path.slice(above.length), contents.readFile(path)]))
  return { release, tarball, bytes, contents, files }
}
