import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readUnit } from '../../src/read/index.ts'
import { config, demoFiles } from '../demoProject.ts'

const FILE = 'spec/units/demo.md'
const LINES = (demoFiles.get(FILE) ?? '').split('\n')

/** Pieces that the notation gives a meaning to, to be put where they have none. */
const PIECES = [
  '---',
  '|',
  '| - |',
  '- ',
  '1. ',
  '**',
  '`',
  '```',
  '```case',
  '# ',
  '## Cases',
  '> ',
  '<!--',
  '[a](#b.c)',
  '\\',
  '\t',
  '→',
  '.',
]

const line = fc.nat({ max: LINES.length - 1 })
const mutation = fc.oneof(
  fc.tuple(fc.constant('delete' as const), line, fc.nat(80), fc.constant('')),
  fc.tuple(fc.constant('insert' as const), line, fc.nat(80), fc.oneof(fc.constantFrom(...PIECES), fc.string())),
  fc.tuple(fc.constant('repeat' as const), line, fc.nat(3), fc.constant('')),
  fc.tuple(fc.constant('drop' as const), line, fc.nat(3), fc.constant('')),
)

function mutate(
  lines: readonly string[],
  [kind, at, count, text]: typeof mutation extends fc.Arbitrary<infer T> ? T : never,
): string[] {
  const here = lines[at] ?? ''
  switch (kind) {
    case 'delete':
      return lines.with(at, here.slice(0, count) + here.slice(count + 1))
    case 'insert':
      return lines.with(at, here.slice(0, count) + text + here.slice(count))
    case 'repeat':
      return lines.toSpliced(at, 0, ...lines.slice(at, at + count))
    case 'drop':
      return lines.toSpliced(at, count)
  }
}

test(
  'a document that went wrong anywhere is read to its end, and every place is inside it',
  { timeout: 60_000 },
  () => {
    const mutations = fc.array(mutation, { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(mutations, (changes) => {
        const text = changes
          .reduce(
            (lines, change) =>
              mutate(lines, [change[0], change[1] % lines.length, change[2], change[3]] as typeof change),
            LINES,
          )
          .join('\n')
        const { findings } = readUnit(FILE, text, config)
        for (const { place, reason } of findings) {
          expect(reason).toMatch(/^Unexpected .+, expected .+/s)
          expect(place.start.offset).toBeGreaterThanOrEqual(0)
          expect(place.end.offset).toBeGreaterThanOrEqual(place.start.offset)
          expect(place.end.offset).toBeLessThanOrEqual(text.length)
          expect(place.start.offset).toBe(offsetOf(text, place.start.line, place.start.column))
        }
      }),
      { seed: 14, numRuns: 150 },
    )
  },
)

function offsetOf(text: string, lineNumber: number, column: number): number {
  const before = text.split('\n').slice(0, lineNumber - 1)
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1
}
