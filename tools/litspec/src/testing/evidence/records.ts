import type { TestCase } from 'vitest/node'
import type { TestRecord } from '../../model/index.ts'
import type {} from '../meta.ts'

/** What a test of a unit's Markdown says: nothing, when it is no case. */
export function caseRecord(test: TestCase, file: string): TestRecord | undefined {
  const id = test.meta().litspec?.case
  return id === undefined ? undefined : { kind: 'case', id, ...resultOf(test, file), claims: [] }
}

/** What an ordinary test says: nothing, when it names no claims. */
export function testRecord(test: TestCase, file: string): TestRecord | undefined {
  const claims: unknown = test.meta().claims
  if (claims === undefined) return undefined
  const names = Array.isArray(claims) ? claims.map(String) : [String(claims)]
  return { kind: 'test', id: `${file} > ${test.fullName}`, ...resultOf(test, file), claims: [...new Set(names)].sort() }
}

function resultOf(test: TestCase, file: string): Pick<TestRecord, 'file' | 'line' | 'state' | 'compared' | 'ran'> {
  const { ran = [], compared = 0 } = test.meta().litspec ?? {}
  return { file, line: test.location?.line ?? 1, state: stateOf(test), compared, ran: [...ran].sort() }
}

/**
 * A test that failed before it passed has failed. One that is meant to fail proves nothing when it does, and of one that
 * ran beside others nobody knows what it ran: both are as good as skipped.
 */
function stateOf(test: TestCase): TestRecord['state'] {
  const { state } = test.result()
  if (test.options.mode === 'todo') return 'todo'
  if (state === 'failed' || (test.diagnostic()?.retryCount ?? 0) > 0) return 'failed'
  if (test.options.fails === true || test.meta().litspec?.concurrent === true) return 'skipped'
  return state === 'passed' ? 'passed' : 'skipped'
}
