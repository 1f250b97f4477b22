import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pack } from '../packs/pack.ts'
import { run } from '../processes/run.ts'
import { commandsOf, projectOf } from '../readmes/project.ts'
import type { Unit } from '../specification/units.ts'
import { readManifest } from '../workspace/releases.ts'
import { ROOT } from '../workspace/root.ts'
import { compile } from './kinds.ts'
import type { Outcome } from './kinds.ts'
import { writeFiles } from './project.ts'

/** Reads a unit with the library; answers the names of its claims. */
const READER = `import { readFileSync } from 'node:fs'
import { readConfig, readUnit } from '@coney/litspec'
import type { Config } from '@coney/litspec'

const { config } = readConfig('litspec.config.json', readFileSync('litspec.config.json', 'utf8'))
const file = process.argv[2] as string
const reading = readUnit(file, readFileSync('unit.txt', 'utf8'), config as Config)
console.log(JSON.stringify(reading.unit?.claims.map(({ id }) => id)))
`

/**
 * Installs litspec with the tools that it works in, builds the project of its README, runs its commands, and reads a
 * unit of the specification. What is not of this repository comes from the registry, or out of the installer's store.
 */
export async function tryLitspec(pack: Pack, unit: Unit, folder: string): Promise<ReadonlyMap<string, Outcome>> {
  const readme = pack.files.get('README.md') ?? ''
  const project = projectOf(readme)
  writeFiles(folder, project)
  writeFiles(
    folder,
    new Map([
      ['read.ts', READER],
      ['unit.txt', readFileSync(join(ROOT, unit.file), 'utf8')],
    ]),
  )
  await install(pack, folder)

  const said = []
  for (const [command = '', ...args] of commandsOf(readme)) said.push(await run(bin(folder, command), args, folder))
  const failures = /^1 claim: 1 proven\.$/m.test(said.at(-1) ?? '') ? [] : [`Unexpected verdict ${said.at(-1)}`]

  const kinds: [string, object][] = [
    ['TypeScript NodeNext', { module: 'nodenext' }],
    ['TypeScript bundler', { module: 'esnext', moduleResolution: 'bundler' }],
  ]
  const outcomes = new Map<string, Outcome>()
  for (const [kind, options] of kinds) {
    await compile(folder, { ...options, types: ['node'], rootDir: '.', outDir: 'out' }, ['read.ts'])
    const claims = JSON.parse(await run(process.execPath, ['out/read.js', unit.file], folder)) as string[]
    const isRight = claims.join() === unit.claims.map(({ id }) => id).join()
    outcomes.set(kind, {
      cases: claims.length,
      examples: 0,
      failures: isRight ? [] : [`Unexpected claims ${claims.join()} of ${unit.file}`],
    })
  }
  const cases = [...outcomes.values()][0]?.cases ?? 0
  return outcomes.set('Node ESM', { cases, examples: project.size, failures })
}

async function install(pack: Pack, folder: string): Promise<void> {
  const { devDependencies } = readManifest(join(ROOT, pack.release.folder, 'package.json'))
  const { '@types/node': node, vite, vitest } = devDependencies ?? {}
  const manifest = {
    name: 'trial',
    private: true,
    type: 'module',
    devDependencies: { '@coney/litspec': `file:${pack.tarball}`, '@types/node': node, vite, vitest },
  }
  writeFiles(folder, new Map([['package.json', JSON.stringify(manifest, null, 2)]]))
  await run(join(ROOT, 'node_modules/.bin/pnpm'), ['install', '--prefer-offline', '--ignore-workspace'], folder)
}

function bin(folder: string, command: string): string {
  return join(folder, 'node_modules/.bin', command)
}
