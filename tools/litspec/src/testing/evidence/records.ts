import type { TestCase } from 'vitest/node'
import type { TestRecord } from '../../model/index.ts'
import type {} from '../meta.ts'

/** What a test of a unit's Markdown says: nothing, when it is no case. */
export function caseRecord(test: TestCase, file: string): TestRecord | undefined {
  const id = test.meta().litspec?.case
  return id === undefined ? undefined : recordOf('case', id, [], test, file)
}

/** What an ordinary test says: nothing, when it names no claims. */
export function testRecord(test: TestCase, file: string): TestRecord | undefined {
  const claims: unknown = test.meta().claims
  if (claims === undefined) return undefined
  const names = Array.isArray(claims) ? claims.map(String) : [String(claims)]
  return recordOf('test', `${file} > ${test.fullName}`, [...new Set(names)].sort(), test, file)
}

function recordOf(kind: TestRecord['kind'], id: string, claims: string[], test: TestCase, file: string): TestRecord {
  const { ran = [], entered = [], compared = 0 } = test.meta().litspec ?? {}
  return {
    kind,
    id,
    file,
    line: test.location?.line ?? 1,
    claims,
    state: stateOf(test),
    compared,
    ran: [...ran].sort(),
    entered: [...entered].sort(),
  }
}

/**
 * A test that failed before it passed has failed. One that is meant to fail proves nothing when it does, and of one that
 * ran beside others nobody knows what it ran: both are as good as skipped.
 */
function stateOf(test: TestCase): TestRecord['state'] {
  const { state } = test.result()
  if (test.options.mode === 'todo') return 'todo'
  if (state === 'failed') return 'failed'
  if (state !== 'passed' || test.options.fails === true) return 'skipped'
  if ((test.diagnostic()?.retryCount ?? 0) > 0) return 'failed'
  return test.meta().litspec?.concurrent === true ? 'skipped' : 'passed'
}
