import { expect, test } from 'vitest'
import { HeapStack } from '../../src/index.ts'

test('it is cut to what it was, never below its bottom, and never made deeper', () => {
  const stack = new HeapStack()
  stack.push('Filter Pool')
  stack.push('Debug Heap')
  stack.cutTo(5)
  expect(stack.pools()).toEqual(['Global Memory', 'Filter Pool', 'Debug Heap'])
  stack.cutTo(2)
  expect([stack.top, stack.depth]).toEqual(['Filter Pool', 2])
  stack.cutTo(0)
  expect(stack.pools()).toEqual(['Global Memory'])
})

test('what is looked at is a copy', () => {
  const stack = new HeapStack()
  stack.pools().push('Filter Pool')
  expect(stack.top).toBe('Global Memory')
})
