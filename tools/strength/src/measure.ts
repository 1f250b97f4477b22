import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MutantResult } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'

const PLUGIN = fileURLToPath(new URL('runner/plugin.js', import.meta.url))

/** Where every mutant of a package can be looked at, with the cases that run it and those that kill it. */
export function pictureOf(folder: string): string {
  return `.reports/mutants/${basename(folder)}.html`
}

/**
 * Makes every mutant of the sources of a package in a copy of the repository, and performs on each the cases that run its
 * code. The working directory must be the root.
 */
export function measure(folder: string): Promise<readonly MutantResult[]> {
  return new Stryker({
    testRunner: 'checks',
    plugins: [PLUGIN],
    ignorers: ['wording'],
    checksOf: folder,
    mutate: [`${folder}/src/**/*.ts`],
    ignorePatterns: ['dist', 'docs-site', 'examples'],
    coverageAnalysis: 'perTest',
    // What runs only while a module is loaded is run by no check more than by another.
    ignoreStatic: true,
    // Every check has its say, not only the first that fails.
    disableBail: true,
    concurrency: 1,
    cleanTempDir: 'always',
    tempDirName: '.reports/strength',
    // It cannot read a configuration of TypeScript 7, and needs none.
    tsconfigFile: 'none',
    reporters: ['progress-append-only', 'html'],
    htmlReporter: { fileName: pictureOf(folder) },
    logLevel: 'warn',
    allowConsoleColors: false,
    allowEmpty: false,
  } as never).runMutationTest()
}
