import { expect, test } from 'vitest'
import { expectedLines, readBlocks } from '../../src/readmes/blocks.ts'
import { readmeWithClaims } from '../../src/readmes/claims-part.ts'

test('blocks are read with their language, title and line', () => {
  const text = 'a\n\n```ts title="x.ts"\nlet a\n```\n\n````md\n```ts\n```\n````\n'
  expect(readBlocks(text)).toEqual([
    { language: 'ts', title: 'x.ts', code: 'let a\n', line: 3 },
    { language: 'md', code: '```ts\n```\n', line: 7 },
  ])
})

test.each(['```ts {1}\nlet a\n```\n', '```ts\nlet a\n'])('a block that is nearly one is refused', (text) => {
  expect(() => readBlocks(text)).toThrow('Unexpected')
})

test('what is printed follows an arrow', () => {
  expect(expectedLines('console.log(1) // → 1\n// → two words\nlet a // no arrow\n')).toEqual(['1', 'two words'])
})

test('a README without a place for its claims is refused', () => {
  const release = { folder: 'packages/rays', manifest: { name: '@coney/rays', version: '1.0.0' } }
  expect(() => readmeWithClaims(release, '# @coney/rays\n')).toThrow('without a place for its claims')
})
