import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { EvidenceReporter, litspec } from './tools/litspec/src/testing/index.ts'

const { units } = JSON.parse(readFileSync(new URL('litspec.config.json', import.meta.url), 'utf8')) as { units: string }

/** What takes minutes. `npm run test:slow` runs it, and so does a workflow every night. */
const SLOW = ['tools/faults/test/inProcess/{physics,worlds}.test.ts', 'tools/litspec/test/speed/*.test.ts']

const conditions = ['source', 'module', 'node', 'development|production']

/** What the projects have in common. One plugin serves them all. */
const shared = {
  plugins: [litspec()],
  // Packages of this repository are tested as sources: nothing needs to be compiled first.
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['source', 'node'] } },
}

function project(name: string, include: string | string[], exclude: string[] = []) {
  return {
    ...shared,
    test: {
      name,
      pool: 'threads' as const,
      include: [include].flat(),
      exclude: ['**/node_modules/**', ...exclude],
      // A busy machine is no failure; what hangs is one.
      testTimeout: 180_000,
      hookTimeout: 180_000,
    },
  }
}

export default defineConfig({
  test: {
    reporters: ['default', new EvidenceReporter(), 'json'],
    outputFile: { json: '.reports/last.json' },
    // Vitest leaves one core idle, which of two is half.
    maxWorkers: '100%',
    // No run that can pass may write what it expects.
    update: 'none',
    projects: [
      project('units', units),
      project('packages', 'packages/*/test/**/*.test.ts'),
      project('examples', 'examples/*/test/**/*.test.ts'),
      project('publish', 'tools/publish/test/**/*.test.ts'),
      project('litspec', 'tools/litspec/test/**/*.test.ts', ['tools/litspec/test/demo/**', ...SLOW]),
      project('bench', 'tools/bench/test/**/*.test.ts'),
      project('strength', 'tools/strength/test/**/*.test.ts'),
      project('faults', 'tools/faults/test/**/*.test.ts', SLOW),
      project('slow', SLOW),
      project('site', 'docs-site/test/**/*.test.ts'),
    ],
  },
})
