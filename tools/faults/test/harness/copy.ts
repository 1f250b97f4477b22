import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { globSync } from 'tinyglobby'
import { rewrite } from './fault.ts'
import type { Edit, Expected } from './fault.ts'
import { editedText, spell } from './overlay.ts'
import { repositoryPaths, ROOT } from './repository.ts'
import { UNITS } from './units.ts'

/** What a command printed and how it ended. */
export interface Outcome {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
  /** Both of them. */
  readonly output: string
}

/** What the gate of a copy says, as `file:line:column rule`. */
export interface Found {
  readonly exitCode: number | null
  readonly found: readonly string[]
}

/**
 * A copy of the repository in a folder of its own, with everything installed, in which real commands run.
 *
 * Left out is what only takes its time: all units but a few that lean on each other, with their packages; the tests of the
 * tools, tests of the packages that speak for no claim, the lint, which asks for the looks of code, and what is published.
 */
export class Copy {
  readonly root: string = realpathSync(mkdtempSync(join(tmpdir(), 'coney-copy-')))
  #kept: ReadonlyMap<string, string> = new Map()

  constructor() {
    for (const path of repositoryPaths().filter((one) => !isLeftOut(one))) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true })
      cpSync(join(ROOT, path), join(this.root, path))
    }
    for (const folder of ['', ...workspaceFolders()]) this.#linkModules(folder)
    this.#reduce('package.json', /oxlint && oxfmt --check[^"]*/, 'node --version')
    this.#reduce('package.json', /(?<="step:(?:publishable|check-reports)": ")[^"]*/g, 'node --version')
    this.#reduce('litspec.config.json', /, "tools\/litspec"/, '')
    this.#reduce('tsconfig.json', /"references": [^]*\]/, `"references": [\n${COMPILED.join(',\n')}\n  ]`)
    this.#reduce('package.json', MISSING, '')
    // turbo asks git which files there are; without it, files that are ignored count, too.
    for (const words of [
      ['init', '-q'],
      ['add', '-A'],
    ])
      spawnSync('git', words, { cwd: this.root })
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8')
  }

  /** Runs a command of the copy to its end. It knows nothing of the Vitest around it. */
  run(...[program = '', ...words]: readonly string[]): Promise<Outcome> {
    const child = spawn(program, words, { cwd: this.root, env: this.#environment(), stdio: ['ignore', 'pipe', 'pipe'] })
    let [stdout, stderr] = ['', '']
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
    return new Promise((resolve, reject) => {
      child.on('error', reject)
      child.on('close', (exitCode) => resolve({ exitCode, stdout, stderr, output: stdout + stderr }))
    })
  }

  /** Judges the copy as it stands. */
  async judge(...words: readonly string[]): Promise<Found> {
    const { exitCode, stdout } = await this.run('litspec', 'gate', '--format', 'json', ...words)
    const { findings } = JSON.parse(stdout) as {
      findings: { file: string; line: number; column: number; ruleId: string }[]
    }
    return {
      exitCode,
      found: findings.map(({ file, line, column, ruleId }) => `${file}:${line}:${column} ${ruleId}`).sort(),
    }
  }

  /** Expected findings in the same spelling. */
  spell(expected: readonly Expected[]): readonly string[] {
    const files = new Map(expected.map(({ file }) => [file, this.#text(file) ?? '']))
    return expected.map((one) => spell(files, one)).sort()
  }

  /** From here on every fault begins with the evidence and the generated files that are there now. */
  keep(): void {
    this.#kept = new Map(this.#made().map((path) => [path, this.read(path)]))
  }

  /** Makes edits, does something, and undoes the edits and whatever was made meanwhile. */
  async with<T>(edits: readonly Edit[], action: () => Promise<T>): Promise<T> {
    const before = new Map(edits.map(({ file }) => [file, this.#text(file)]))
    try {
      for (const edit of edits) this.#put(edit.file, editedText(edit, this.#text(edit.file)))
      return await action()
    } finally {
      for (const path of this.#made()) if (!this.#kept.has(path)) this.#put(path, undefined)
      for (const [file, text] of [...before, ...this.#kept]) this.#put(file, text)
    }
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true })
  }

  /** What is installed, folder by folder; the packages themselves are those of the repository. */
  #linkModules(folder: string): void {
    const from = join(ROOT, folder, 'node_modules')
    const to = join(this.root, folder, 'node_modules')
    if (!existsSync(from) || !existsSync(join(this.root, folder))) return
    mkdirSync(to, { recursive: true })
    for (const name of readdirSync(from)) {
      if (name === '.pnpm') symlinkSync(join(from, name), join(to, name), 'dir')
      else if (name !== '.cache') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    }
  }

  #environment(): NodeJS.ProcessEnv {
    const inherited = Object.entries(process.env).filter(
      ([name]) => !/^(?:VITEST|TEST$|NODE_ENV|DEV$|PROD$|MODE$|GITHUB_|TURBO_)/.test(name),
    )
    const PATH = [join(this.root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
    return { ...Object.fromEntries(inherited), PATH, NO_COLOR: '1', CI: 'true' }
  }

  /** Evidence and generated files. */
  #made(): string[] {
    return globSync(['generated/**', '{packages,tools}/*/.evidence/*'], {
      cwd: this.root,
      dot: true,
      ignore: ['**/node_modules/**'],
    })
  }

  #text(path: string): string | undefined {
    return existsSync(join(this.root, path)) ? this.read(path) : undefined
  }

  #reduce(file: string, what: RegExp, by: string): void {
    this.#put(
      file,
      editedText(
        rewrite(file, (text) => text.replace(what, by)),
        this.read(file),
      ),
    )
  }

  #put(path: string, text: string | undefined): void {
    const file = join(this.root, path)
    if (text === undefined) return rmSync(file, { force: true })
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** Units of a copy. */
const COPIED = ['rays', 'bodies', 'maths']
/** Packages of a copy. */
const PACKAGES = ['rays', 'bodies', 'math']
/** Lines of the root manifest that ask for packages which a copy has not. */
const MISSING = new RegExp(`\n *"@coney/(?!(?:litspec|spec|${PACKAGES.join('|')})")[\\w-]+": "workspace:\\*",`, 'g')
/** Lines of what a copy compiles. */
const COMPILED = [
  'generated',
  'tools/trials',
  ...PACKAGES.flatMap((name) => [`packages/${name}`, `packages/${name}/test`]),
  'tools/litspec',
].map((path) => `    { "path": "${path}" }`)

/** Evidence that one run in a copy makes. */
export const COPIED_EVIDENCE: readonly string[] = UNITS.map(({ evidence }) => evidence).filter((file) =>
  COPIED.some((slug) => file.endsWith(`/${slug}.json`)),
)

function isLeftOut(path: string): boolean {
  if (/^(?:examples|docs-site|tools\/publish|tools\/(?:litspec|faults)\/test)\//.test(path)) return true
  const [, unit] = /^(?:spec\/units|generated\/(?:drivers|fixtures))\/([\w-]+)\./.exec(path) ?? []
  if (unit !== undefined && !COPIED.includes(unit)) return true
  const [, folder] = /^packages\/([\w-]+)\//.exec(path) ?? []
  if (folder !== undefined && !PACKAGES.includes(folder)) return true
  return path.endsWith('.test.ts') && !/\bclaims\s*:/.test(readFileSync(join(ROOT, path), 'utf8'))
}

/** Folders of the workspace, as `pnpm-workspace.yaml` lists them: plain paths, and all folders below a path. */
function workspaceFolders(): string[] {
  const lines = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8').matchAll(/^ +- (.+)$/gm)
  return [...lines].flatMap(([, glob = '']) => {
    const above = glob.replace(/\/\*$/, '')
    return above === glob ? [glob] : readdirSync(join(ROOT, above)).map((name) => `${above}/${name}`)
  })
}
