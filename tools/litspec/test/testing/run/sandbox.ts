import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Evidence } from '../../../src/model/index.ts'

/** The folder of litspec. */
export const LITSPEC: string = fileURLToPath(new URL('../../..', import.meta.url))

const DEMO = join(LITSPEC, 'test/demo')
const VITEST = realpathSync(join(LITSPEC, 'node_modules/vitest'))

/** A copy of the demo project in a folder of its own, in which Vitest can run. */
export interface Sandbox {
  readonly root: string
  read(path: string): string
  write(path: string, text: string): void
  /** Replaces the one occurrence of a text in a file. */
  replace(path: string, text: string, by: string): void
  evidence(path: string): Evidence
  /** Runs Vitest to its end. */
  run(...args: string[]): Promise<{ readonly code: number | null; readonly output: string }>
  /** Starts Vitest and leaves it running. */
  start(...args: string[]): Running
  remove(): void
}

export interface Running {
  /** Waits for a text in what is printed after the last text that was waited for. */
  sees(text: RegExp): Promise<string>
  stop(): Promise<void>
}

/** Makes a sandbox whose configuration imports litspec from `litspec`. */
export function openSandbox(files: Readonly<Record<string, string>>, litspec: string): Sandbox {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'litspec-')))
  cpSync(DEMO, root, { recursive: true })
  mkdirSync(join(root, 'node_modules/@coney'), { recursive: true })
  for (const name of ['vite', 'vitest'])
    symlinkSync(realpathSync(join(LITSPEC, 'node_modules', name)), join(root, 'node_modules', name), 'dir')
  const sandbox: Sandbox = {
    root,
    read: (path) => readFileSync(join(root, path), 'utf8'),
    write: (path, text) => {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    },
    replace: (path, text, by) => {
      const parts = sandbox.read(path).split(text)
      if (parts.length !== 2) throw new Error(`Unexpected ${parts.length - 1} × ${text} in ${path}, expected one`)
      sandbox.write(path, parts.join(by))
    },
    evidence: (path) => JSON.parse(sandbox.read(path)) as Evidence,
    run: (...args) => finish(launch(root, ['run', ...args])),
    start: (...args) => follow(launch(root, ['watch', ...args])),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
  for (const [path, text] of Object.entries({
    'package.json': '{ "type": "module" }\n',
    'vitest.config.ts': configOf(litspec),
    ...files,
  })) {
    sandbox.write(path, text)
  }
  return sandbox
}

const configOf = (litspec: string): string => `import { defineConfig } from 'vitest/config'
import { EvidenceReporter, litspec } from '${litspec}'

export default defineConfig({
  plugins: [litspec()],
  test: {
    pool: 'threads',
    include: ['spec/units/*.md', 'packages/*/test/**/*.test.ts'],
    reporters: ['verbose', new EvidenceReporter()],
  },
})
`

/** Vitest in an environment that does not know of the Vitest around it. */
function launch(root: string, args: readonly string[]): ChildProcess {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST$|NODE_ENV|CI$|DEV$|PROD$|MODE$)/.test(name)),
  )
  return spawn(process.execPath, [join(VITEST, 'vitest.mjs'), ...args], { cwd: root, env: { ...env, NO_COLOR: '1' } })
}

function finish(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (output += text.toString()))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}

const PATIENCE = 30_000

function follow(child: ChildProcess): Running {
  let output = ''
  let seen = 0
  const ended = finish(child)
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (output += text.toString()))
  return {
    async sees(text) {
      for (const start = performance.now(); performance.now() - start < PATIENCE;) {
        const match = text.exec(output.slice(seen))
        if (match) {
          const stretch = output.slice(seen, seen + match.index + match[0].length)
          seen += stretch.length
          return stretch
        }
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
      throw new Error(`Unexpected silence about ${text}, expected it after:\n${output}`)
    },
    async stop() {
      child.kill()
      await ended
    },
  }
}
