import { expect, test } from 'vitest'
import { LIMITS } from '../../../src/read/limits/limits.ts'
import { readUnit, readWaivers } from '../../../src/read/index.ts'
import { measure, NOTHING } from '../../../src/read/limits/measure.ts'
import { config, demoFiles } from '../../demoProject.ts'

const DEMO = demoFiles.get('spec/units/demo.md') ?? ''

/** Generous: the slowest takes two or three seconds of one core. */
const MILLISECONDS = 30_000

/** As much of a pattern as the limits let through, with an empty line after 1000. */
function most(pattern: string): string {
  const { lines, markup, containers } = pattern.split('\n').reduce(measure, NOTHING)
  const times = Math.min(
    Math.floor((LIMITS.file - DEMO.length) / (pattern.length + 1)),
    Math.floor((LIMITS.lines - 300) / lines),
    Math.floor((LIMITS.markup - 1000) / Math.max(1, markup)),
    Math.floor((LIMITS.containers - 100) / Math.max(1, containers)),
  )
  const every = Math.floor(1000 / lines)
  return Array.from({ length: times }, (_, index) => (index % every === every - 1 ? '' : pattern)).join('\n')
}

/** As many paragraphs as the limits let through, each with as much markup as they let through. */
function paragraphs(pattern: string): string {
  const { markup } = measure(NOTHING, pattern)
  return most(`${pattern.repeat(Math.min(500 / markup, LIMITS.line / pattern.length))}\n`)
}

/** What is allowed to be read and is the worst of its kind. */
const ALLOWED: Readonly<Record<string, string>> = {
  'items without a lead': most('- a'),
  'items with the same lead': most('- **A.** b'),
  'wrong list numbers': most('7. a'),
  'nested items': most(`${'- '.repeat(8)}a`),
  'items inside items': most(Array.from({ length: 8 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')),
  headings: most('## a'),
  'underlined headings': 'a\n===\n\n'.repeat(120),
  definitions: most('[a]: b\n'),
  tables: most('| a |\n| - |\n| 1 |\n'),
  'rows of a table': `| a |\n| - |\n${'| **A.** 1 |\n'.repeat(1000)}`,
  'wide rows': `${'| a '.repeat(900)}|\n${'| - '.repeat(900)}|\n${`${'| 1 '.repeat(900)}|\n`.repeat(15)}`,
  'nested stars': most(`${'*a '.repeat(250)}${'a* '.repeat(250)}\n`),
  links: paragraphs('[a](b) '),
  brackets: paragraphs(`${'['.repeat(60)}${']'.repeat(60)} `),
  'links to nowhere': most('- **A.** [a](#Mean_Of.nowhere)'),
  'fences that never end': '```case\n'.repeat(400),
  'indented code': most('    a\n'),
}

/** What is refused before it is parsed. */
const REFUSED: Readonly<Record<string, string>> = {
  'a line of a megabyte': 'a'.repeat(1 << 20),
  'a table of 100,000 rows': `| a |\n| - |\n${'| 1 |\n'.repeat(100_000)}`,
  'lists 10,000 deep': `${'- '.repeat(10_000)}a`,
  'quotes 10,000 deep': `${'> '.repeat(10_000)}a`,
  'brackets 10,000 deep': '['.repeat(10_000),
  '10,000 links to nowhere': '- **A.** [a](#Mean_Of.nowhere)\n'.repeat(10_000),
  'random bytes': randomText(100_000),
}

/** Bytes of a fixed seed as a file that is no UTF-8 would be read. */
function randomText(length: number): string {
  let state = 1
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const byte = state >>> 24
    return byte < 0x80 ? String.fromCharCode(byte) : '\ufffd'
  }).join('')
}

const inProse = (hostile: string): string => DEMO.replace('## Functions\n', () => `${hostile}\n\n## Functions\n`)
const amongClaims = (hostile: string): string => DEMO.replace('1. **Adding', () => `${hostile}\n\n1. **Adding`)
const amongCases = (hostile: string): string => DEMO.replace('### Means\n', () => `### Means\n\n${hostile}\n`)

test.each(Object.entries(ALLOWED))('hostile text within the limits: %s', { timeout: MILLISECONDS }, (_, hostile) => {
  const { findings } = readUnit('spec/units/demo.md', amongClaims(hostile), config)
  expect(findings.filter(({ ruleId }) => ruleId === 'unit/too-large')).toEqual([])
})

test.each(['items without a lead', 'tables', 'links to nowhere'])(
  'hostile text among cases: %s',
  { timeout: MILLISECONDS },
  (name) => {
    const { unit, findings } = readUnit('spec/units/demo.md', amongCases(ALLOWED[name] ?? ''), config)
    expect(unit?.frontMatter.slug).toBe('demo')
    expect(findings.length).toBeGreaterThan(0)
  },
)

test.each(Object.entries(REFUSED))('hostile text past the limits: %s', { timeout: MILLISECONDS }, (_, hostile) => {
  for (const text of [hostile, inProse(hostile), amongCases(hostile)]) {
    const { unit, findings } = readUnit('spec/units/demo.md', text, config)
    expect(unit).toBeUndefined()
    expect(findings.length).toBeGreaterThan(0)
    expect(findings.every(({ ruleId }) => ruleId === 'unit/too-large' || ruleId === 'unit/not-text')).toBe(true)
    expect(readWaivers('spec/waivers.md', text).findings).toHaveLength(findings.length)
  }
})

test('front matter of any kind', { timeout: MILLISECONDS }, () => {
  const bomb = 'a: &a [*a, *a]\n'
  for (const yaml of ['a: b\n'.repeat(900), `a: ${'['.repeat(60)}\n`, '? '.repeat(200), bomb, `${'- '.repeat(8)}\n`]) {
    const { unit, findings } = readUnit('spec/units/demo.md', `---\n${yaml}---\n`, config)
    expect(unit).toBeUndefined()
    expect(findings.length).toBeGreaterThan(0)
  }
})
