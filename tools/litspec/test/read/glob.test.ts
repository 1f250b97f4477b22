import { expect, test } from 'vitest'
import { matchesGlob } from '../../src/read/index.ts'

test.each([
  ['spec/units/*.md', 'spec/units/rays.md', true],
  ['spec/units/*.md', 'spec/units/deeper/rays.md', false],
  ['spec/units/*.md', 'spec/units/rays.mdx', false],
  ['spec/units/*.md', 'other/spec/units/rays.md', false],
  ['spec/**/*.md', 'spec/rays.md', true],
  ['spec/**/*.md', 'spec/a/b/rays.md', true],
  ['spec/**', 'spec/a/b/rays.md', true],
  ['packages/*', 'packages/rays', true],
  ['packages/*', 'packages/', true],
  ['packages/?ays', 'packages/rays', true],
  ['packages/{rays,bodies}', 'packages/bodies', true],
  ['packages/{rays,bodies}', 'packages/math', false],
  ['spec/{units,more}/*.md', 'spec/more/rays.md', true],
  ['a.b', 'a-b', false],
  ['a(b)[c]+', 'a(b)[c]+', true],
])('%s and %s', (glob, path, expected) => {
  expect(matchesGlob(glob, path)).toBe(expected)
})
