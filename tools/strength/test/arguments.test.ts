import { describe, expect, test } from 'vitest'
import { choose, parseArguments } from '../src/arguments.ts'

const FOLDERS = ['packages/bodies', 'packages/math', 'packages/rays']

test.each(['--help', '-h', 'math --help'])('`%s` asks for help', (words) => {
  expect(parseArguments(words.split(' '))).toBe('help')
})

test('an option that there is not is refused', () => {
  expect((parseArguments(['--quick']) as Error).message).toContain("Unknown option '--quick'")
})

describe('packages', () => {
  test.each([
    [[], FOLDERS],
    [
      ['rays', 'math'],
      ['packages/math', 'packages/rays'],
    ],
    [['packages/math'], ['packages/math']],
  ])('%j are chosen in their order', (names, folders) => {
    expect(parseArguments(names)).toEqual(names)
    expect(choose(names, FOLDERS)).toEqual(folders)
  })

  test('one that there is not is refused', () => {
    expect(choose(['maths'], FOLDERS)).toEqual(new Error('Unexpected package `maths`, expected bodies, math, rays.'))
  })
})
