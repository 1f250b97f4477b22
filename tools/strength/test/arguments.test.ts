import { expect, test } from 'vitest'
import { parseArguments } from '../src/arguments.ts'

const FOLDERS = ['packages/bodies', 'packages/math', 'packages/rays']

test.each([
  ['', FOLDERS],
  ['rays math', ['packages/math', 'packages/rays']],
  ['packages/math', ['packages/math']],
])('`%s` asks for packages in their order', (words, folders) => {
  expect(parseArguments(words.split(' ').filter(Boolean), FOLDERS)).toEqual({ folders })
})

test.each(['--help', '-h', 'math --help'])('`%s` asks for help', (words) => {
  expect(parseArguments(words.split(' '), FOLDERS)).toBe('help')
})

test.each([
  ['maths', 'Unexpected package `maths`, expected bodies, math, rays.'],
  ['--quick', "Unknown option '--quick'"],
])('`%s` is refused', (word, reason) => {
  expect((parseArguments([word], FOLDERS) as Error).message).toContain(reason)
})
