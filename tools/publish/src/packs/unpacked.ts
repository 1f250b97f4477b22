import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Package } from '@arethetypeswrong/core'
import { globSync } from 'tinyglobby'
import type { Release } from '../workspace/releases.ts'
import { ROOT } from '../workspace/root.ts'

/** A package as packing would make it, as far as types go: what was compiled, and the manifest that is published. */
export function unpackedContents({ folder, manifest }: Release): Package {
  const above = `/node_modules/${manifest.name}`
  const { publishConfig, ...published } = manifest
  const paths = globSync('dist/**/*.{js,d.ts}', { cwd: join(ROOT, folder) })
  const files = Object.fromEntries(
    paths.map((path) => [`${above}/${path}`, readFileSync(join(ROOT, folder, path), 'utf8')]),
  )
  files[`${above}/package.json`] = JSON.stringify({ ...published, exports: publishConfig?.exports })
  return new Package(files, manifest.name, manifest.version)
}
