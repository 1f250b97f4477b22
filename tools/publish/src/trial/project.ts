import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Pack } from '../packs/pack.ts'
import { run } from '../processes/run.ts'
import { ROOT } from '../workspace/root.ts'

/** Who installs. Both take the packages from the tarballs and, since they may not ask, nothing from a registry. */
export type Installer = 'npm' | 'pnpm'

export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** Makes a project that has nothing but the packages, and installs them. */
export async function installOffline(folder: string, packs: readonly Pack[], installer: Installer): Promise<void> {
  const tarballs = Object.fromEntries(packs.map(({ contents, tarball }) => [contents.packageName, `file:${tarball}`]))
  const manifest = {
    name: 'trial',
    private: true,
    type: 'module',
    dependencies: tarballs,
    ...overridesOf(tarballs, installer),
  }
  writeFiles(folder, new Map([['package.json', JSON.stringify(manifest, null, 2)]]))
  if (installer === 'npm') await run('npm', ['install', '--offline', '--no-audit', '--no-fund'], folder)
  else await run(join(ROOT, 'node_modules/.bin/pnpm'), ['install', '--offline', '--ignore-workspace'], folder)
}

/** What the packages want of each other is a tarball, too. */
function overridesOf(tarballs: Readonly<Record<string, string>>, installer: Installer): object {
  if (installer === 'pnpm') return { pnpm: { overrides: tarballs } }
  return { overrides: Object.fromEntries(Object.keys(tarballs).map((name) => [name, `$${name}`])) }
}
