import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { ROOT } from '../workspace/root.ts'
import { readBlocks } from './blocks.ts'
import type { Block } from './blocks.ts'

/** A README of the repository, and its blocks. */
export interface Readme {
  /** Relative to the root. */
  readonly path: string
  readonly blocks: readonly Block[]
}

/** Every README of the repository, sorted. */
export function readReadmes(): Readme[] {
  const ignore = ['**/node_modules/**', '**/dist/**']
  return globSync('**/README.md', { cwd: ROOT, ignore })
    .sort()
    .map((path) => ({ path, blocks: readBlocks(readFileSync(join(ROOT, path), 'utf8')) }))
}
