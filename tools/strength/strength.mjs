/** Compiles this, and measures the repository. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))

const compiler = path('../../node_modules/typescript/bin/tsc')
const { status } = spawnSync(process.execPath, [compiler, '-b', path('.')], { stdio: 'inherit' })
if (status === 0) {
  process.chdir(path('../..'))
  await import('./dist/main.js')
} else process.exitCode = 2
