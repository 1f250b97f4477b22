import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ROOT } from './harness/repository.ts'

/** Generous: on an idle machine the slowest takes a second or two. */
const MILLISECONDS = 30_000
const MEGABYTES = 256

const DEMO = join(ROOT, 'tools/litspec/test/demo')
const UNIT = 'spec/units/demo.md'
const SOURCE = 'packages/demo/src/hostile.ts'
const EVIDENCE = 'packages/demo/.evidence/demo.json'

const folder = mkdtempSync(join(tmpdir(), 'hostile-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the real command on the demo project with one hostile file, with little memory. */
function litspec(
  command: string,
  file: string,
  content: string | Uint8Array,
): { status: number | null; stdout: string; stderr: string } {
  const root = mkdtempSync(join(folder, 'demo-'))
  cpSync(DEMO, root, { recursive: true })
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
  const bin = join(ROOT, 'tools/litspec/bin/litspec.mjs')
  const words = [`--max-old-space-size=${MEGABYTES}`, bin, command, '--root', root, '--no-color']
  const options = { encoding: 'utf8', timeout: MILLISECONDS, maxBuffer: 1 << 28 } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, words, options)
  return { status, stdout, stderr }
}

/** Bytes of a fixed seed. */
function randomBytes(length: number): Uint8Array {
  let state = 7
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 24
  })
}

const FRONT_MATTER = [
  '---',
  'unit: 1',
  'slug: demo',
  'title: Counting',
  'package: packages/demo',
  'evidence: choice',
  'tolerance: 1e-5',
  '---',
  '',
  '# Counting',
  '',
  '',
].join('\n')

const TAG = '/** @orig 0x00001040 Hostile (unknown) */\n'

type Attack = readonly [command: string, file: string, content: string | Uint8Array, rule: string, exitCode: number]

const ATTACKS: Readonly<Record<string, Attack>> = {
  'lists 100,000 deep': ['check', UNIT, `${FRONT_MATTER}${'- '.repeat(100_000)}a\n`, 'unit/too-large', 1],
  'a table of 100,000 rows': [
    'check',
    UNIT,
    `${FRONT_MATTER}| a |\n| - |\n${'| 1 |\n'.repeat(100_000)}`,
    'unit/too-large',
    1,
  ],
  'a line of a megabyte': ['check', UNIT, `${FRONT_MATTER}${'a'.repeat(1 << 20)}\n`, 'unit/too-large', 1],
  'a file of 32 megabytes': ['check', UNIT, 'a\n\n'.repeat(11 << 20), 'unit/too-large', 1],
  'a megabyte of random bytes': ['check', UNIT, randomBytes(1 << 20), 'unit/', 1],
  '10,000 links to nowhere': [
    'check',
    UNIT,
    `${FRONT_MATTER}${'- **A.** [a](#Mean_Of.nowhere)\n'.repeat(10_000)}`,
    'unit/too-large',
    1,
  ],
  'as many links to nowhere as may be': [
    'check',
    UNIT,
    `${FRONT_MATTER}## Cases\n\nCases of \`f(a: u8) → b: u8\`:\n\n${Array.from({ length: 900 }, (_, at) => `- **${at}.** \`a = 1\`: \`b → 1\`. Checks [a](#A.a).\n`).join('')}`,
    'links/unknown-claim',
    1,
  ],
  'front matter of aliases that double': [
    'check',
    UNIT,
    `---\na: &a [x]\n${Array.from({ length: 30 }, (_, at) => `b${at}: &b${at} [*${at === 0 ? 'a' : `b${at - 1}`}, *${at === 0 ? 'a' : `b${at - 1}`}]\n`).join('')}---\n`,
    'front-matter/',
    1,
  ],
  'a source of 10,000 brackets': [
    'check',
    SOURCE,
    `${TAG}export const a = ${'['.repeat(10_000)}\n`,
    'source/syntax',
    1,
  ],
  'a source of 3,000 brackets that close': [
    'check',
    SOURCE,
    `${TAG}export const a: unknown = ${'['.repeat(3000)}${']'.repeat(3000)}\n`,
    'orig/misplaced',
    1,
  ],
  'a source of 100,000 tags': ['check', SOURCE, `${TAG.repeat(100_000)}export function a(): void {}\n`, 'orig/', 1],
  'a waiver table of 100,000 rows': [
    'check',
    'spec/waivers.md',
    `# Waivers\n\n| Claim | Until | Reason |\n| --- | --- | --- |\n${'| a/b.c | 2027-01-31 | d |\n'.repeat(100_000)}`,
    'unit/too-large',
    1,
  ],
  'evidence 100,000 lists deep': [
    'gate',
    EVIDENCE,
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    'evidence/malformed',
    3,
  ],
  'evidence of random bytes': ['gate', EVIDENCE, randomBytes(1 << 20), 'evidence/malformed', 3],
  'a configuration of random bytes': ['check', 'litspec.config.json', randomBytes(1 << 16), 'config/syntax', 2],
  'a configuration 100,000 lists deep': ['check', 'litspec.config.json', '['.repeat(100_000), 'config/', 2],
}

describe('a hostile file ends in findings, soon and in little memory', () => {
  test.for(Object.entries(ATTACKS))(
    '%s',
    { timeout: 2 * MILLISECONDS },
    ([, [command, file, content, rule, exitCode]]) => {
      const { status, stdout, stderr } = litspec(command, file, content)
      expect(stderr).not.toContain('bug')
      expect(stdout).toContain(rule)
      expect(status).toBe(exitCode)
    },
  )
})
