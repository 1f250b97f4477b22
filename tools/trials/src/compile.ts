import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Compiles packages, and what they need, to what is published. */
export function compile(...folders: readonly URL[]): void {
  const compiler = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url))
  const paths = folders.map((folder) => fileURLToPath(folder))
  execFileSync(process.execPath, [compiler, '-b', ...paths], { stdio: 'inherit' })
}
