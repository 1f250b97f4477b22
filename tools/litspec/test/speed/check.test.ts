/**
 * What `litspec check` costs beside a bare remark-parse of the same files, in one process, round by round.
 *
 * The floors are wide, because other work runs beside this; the printed medians are what to quote.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { afterAll, expect, test } from 'vitest'
import { loadConfig } from '../../src/cli/disk/loadConfig.ts'
import { loadProject } from '../../src/cli/disk/loadProject.ts'
import { inspectRepository } from '../../src/cli/inspectRepository.ts'
import { parseDocument } from '../../src/read/document/parse.ts'
import { readUnits } from '../../src/read/index.ts'
import type { Config } from '../../src/model/index.ts'

const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url))
const ROUNDS = 3

/** A copy of what `check` looks at, so that its cache is its own. */
const root = mkdtempSync(join(tmpdir(), 'litspec-speed-'))
mkdirSync(join(root, 'node_modules'))
for (const path of [
  'litspec.config.json',
  'spec',
  'generated',
  'packages',
  'tools/litspec/src',
  'tools/litspec/test',
]) {
  cpSync(join(REPOSITORY, path), join(root, path), {
    recursive: true,
    filter: (source) => !/node_modules|dist$/.test(source),
  })
}
afterAll(() => rmSync(root, { recursive: true, force: true }))

const config = loadConfig(root).config as Config
const units = [...loadProject(root, config).project.files].filter(([path]) => path.startsWith('spec/units/'))
const project = { config, files: new Map(units) }
const quiet = { progress: () => undefined } as never

const WORK: Readonly<Record<string, () => unknown>> = {
  bare: () => units.map(([, text]) => unified().use(remarkParse).parse(text)),
  'bare with tables': () => units.map(([file, text]) => parseDocument(file, text)),
  read: () => readUnits(project),
  'check, nothing cached': () => {
    rmSync(join(root, 'node_modules/.cache'), { recursive: true, force: true })
    return inspectRepository(loadProject(root, config), quiet)
  },
  'check, nothing changed': () => inspectRepository(loadProject(root, config), quiet),
}

test('check costs little more than parsing, and next to nothing when nothing changed', { timeout: 300_000 }, () => {
  const rounds = Array.from({ length: ROUNDS }, measureAll)
  const ratios = Object.fromEntries(
    Object.keys(WORK).map((name) => [
      name,
      median(rounds.map((round) => (round[name] as number) / (round.bare as number))),
    ]),
  )
  for (const [name, ratio] of Object.entries(ratios))
    console.log(`${name}: ${ratio.toFixed(2)} times a bare remark-parse`)
  expect(ratios.read).toBeLessThan(4)
  expect(ratios['check, nothing cached']).toBeLessThan(6)
  expect(ratios['check, nothing changed']).toBeLessThan(0.6)
})

/** Milliseconds of processor time of each work, once. */
function measureAll(): Record<string, number> {
  return Object.fromEntries(
    Object.entries(WORK).map(([name, work]) => {
      const before = process.cpuUsage()
      work()
      const { user, system } = process.cpuUsage(before)
      return [name, (user + system) / 1000]
    }),
  )
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((left, right) => left - right)[numbers.length >> 1] as number
}
