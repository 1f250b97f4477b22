import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { run } from '../processes/run.ts'
import { ROOT } from '../workspace/root.ts'
import { PATIENCE, visitBuilt } from './browser.ts'
import { writeFiles } from './project.ts'
import type { Installer } from './project.ts'

/** What came of trying a package: how much was asked, and what was wrong. */
export interface Outcome {
  readonly cases: number
  readonly examples: number
  readonly failures: readonly string[]
}

/** By the short names of the packages. */
export type Outcomes = Readonly<Record<string, Outcome>>

/** A kind of project that people have. */
export interface Kind {
  readonly name: string
  readonly installer: Installer
  /** Builds the program in a folder in which the packages are installed, and runs it. */
  readonly tryProgram: (folder: string, program: ReadonlyMap<string, string>) => Promise<Outcomes>
}

export const KINDS: readonly Kind[] = [
  { name: 'Node ESM', installer: 'npm', tryProgram: inNode },
  { name: 'TypeScript NodeNext', installer: 'pnpm', tryProgram: compiledAs({ module: 'nodenext' }) },
  {
    name: 'TypeScript bundler',
    installer: 'pnpm',
    tryProgram: compiledAs({ module: 'esnext', moduleResolution: 'bundler' }),
  },
  { name: 'Vite in Chromium', installer: 'pnpm', tryProgram: inBrowser },
]

/** JavaScript, as somebody would write it who has no compiler. */
async function inNode(folder: string, program: ReadonlyMap<string, string>): Promise<Outcomes> {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true }
  const scripts = [...program].map(([path, text]): [string, string] => [
    path.replace(/\.ts$/, '.js'),
    ts.transpileModule(text, { compilerOptions }).outputText,
  ])
  writeFiles(folder, new Map(scripts))
  return report(folder, 'main.js')
}

/** The compilers that people have: the oldest of those that are still kept, and the newest. */
const COMPILERS = ['tools/publish/node_modules/typescript/bin/tsc', 'node_modules/typescript/bin/tsc']

function compiledAs(options: object): Kind['tryProgram'] {
  return async (folder, program) => {
    const sources = [...program].map(([path, text]): [string, string] => [`src/${path}`, text])
    writeFiles(folder, new Map(sources))
    await compile(folder, { ...options, types: [], rootDir: 'src', outDir: 'out' }, ['src'])
    return report(folder, 'out/main.js')
  }
}

/** Compiles a project as strictly as can be, with its declarations and those of the packages, by each compiler. */
export async function compile(folder: string, options: object, include: readonly string[]): Promise<void> {
  const strictness = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
  }
  const compilerOptions = { ...strictness, target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'], ...options }
  writeFiles(folder, new Map([['tsconfig.json', JSON.stringify({ compilerOptions, include }, null, 2)]]))
  for (const compiler of COMPILERS) await run(process.execPath, [join(ROOT, compiler)], folder)
}

async function report(folder: string, script: string): Promise<Outcomes> {
  const file = join(folder, 'outcomes.json')
  const entry = `import { writeFileSync } from 'node:fs'
globalThis.report = (outcomes) => writeFileSync(${JSON.stringify(file)}, JSON.stringify(outcomes))
await import('./${script}')\n`
  writeFiles(folder, new Map([['start.js', entry]]))
  await run(process.execPath, ['start.js'], folder)
  return JSON.parse(readFileSync(file, 'utf8')) as Outcomes
}

async function inBrowser(folder: string, program: ReadonlyMap<string, string>): Promise<Outcomes> {
  const page = '<script>globalThis.report = (outcomes) => { globalThis.outcomes = outcomes }</script>'
  const html = `<!doctype html><title>trial</title>${page}<script type="module" src="/main.ts"></script>`
  writeFiles(folder, new Map([...program, ['index.html', html]]))
  return visitBuilt(folder, join(folder, 'dist'), async (tab) => {
    await tab.waitForFunction('globalThis.outcomes', undefined, { timeout: PATIENCE })
    return (await tab.evaluate('globalThis.outcomes')) as Outcomes
  })
}
