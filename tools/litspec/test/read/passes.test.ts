import { expect, test } from 'vitest'
import { PASSES } from '../../src/read/passes.ts'

test('every pass has a name of its own', () => {
  const names = PASSES.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('what is shared comes before what stands on it', () => {
  const names = PASSES.map(({ name }) => name)
  const inOrder = [
    'front matter',
    'functions',
    'without counterpart',
    'outline',
    'claims',
    'unmarked numbers',
    'types',
    'cases',
  ]
  expect(names.filter((name) => inOrder.includes(name))).toEqual(inOrder)
})
