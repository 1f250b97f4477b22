/**
 * Vitest setup file: makes every test say which functions it ran and how much it asserted.
 *
 * The plugin adds it to the configuration. Cases speak for themselves (`runtime/testify.ts`).
 */
import { afterEach, beforeEach, expect } from 'vitest'
import type { RunnerTestCase, RunnerTestSuite, TestContext } from 'vitest'
import { hasUsedMatchers, watchMatchers } from './matchers.ts'
import type {} from './meta.ts'
import { clearMarks, readMarks } from './runtime/marks.ts'

beforeEach(() => {
  watchMatchers()
  clearMarks()
})

afterEach((context) => {
  const { task } = context
  if (task.meta.litspec?.case !== undefined) return
  const compared = hasUsedMatchers() ? countAssertions(context) : 0
  task.meta.litspec = isConcurrent(task)
    ? { ran: [], entered: [], compared, concurrent: true }
    : { ...readMarks(), compared }
})

/** Assertions through the imported `expect` and through the one of the test's context. Touching the latter would make it. */
function countAssertions(context: TestContext): number {
  const own = (context as { readonly _local?: boolean })._local === true
  return expect.getState().assertionCalls + (own ? context.expect.getState().assertionCalls : 0)
}

function isConcurrent(task: RunnerTestCase | RunnerTestSuite): boolean {
  return task.concurrent === true || (task.suite !== undefined && isConcurrent(task.suite))
}
