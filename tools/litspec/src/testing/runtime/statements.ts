import type { Call, Expectation, Statement } from '../../model/index.ts'
import { callDriver } from './call.ts'
import { brokenStep, codeOf, malformedAnswer, mismatch, notRefused } from './failure/failures.ts'
import type { Run } from './run.ts'
import { compare } from './values/compare.ts'
import type { Observed } from './values/observed.ts'
import { firstMisfit } from './values/observed.ts'
import { follow, lookUp, resolve } from './values/resolve.ts'

/** Performs one statement of a case; throws the first failure, or all failures of one answer together. */
export async function perform(run: Run, statement: Statement): Promise<void> {
  switch (statement.kind) {
    case 'call':
      return performCall(run, statement)
    case 'let':
      return performLet(run, statement)
    case 'expect': {
      const observed = lookUp(statement.name, [], run.bound)
      return raise(
        examine(run, statement.expectation, [statement.name, ...statement.path], follow(observed, statement.path)),
      )
    }
    case 'throws':
      return performThrows(run, statement)
  }
}

async function performCall(run: Run, { call, times, expected }: Statement & { kind: 'call' }): Promise<void> {
  let answer: Observed | undefined
  for (let time = 0; time < times; time += 1) answer = await answerOf(run, call)
  if (!answer) return
  const compared = answer.kind === 'misfit' ? expected.slice(0, 1) : expected
  for (const failures of [compareParts(run, call, answer, compared), malformed(run, call, answer)]) raise(failures)
}

function compareParts(
  run: Run,
  call: Call,
  answer: Observed,
  expected: (Statement & { kind: 'call' })['expected'],
): Error[] {
  const whole = `${call.method}(${Object.keys(call.arguments).length > 0 ? '…' : ''})`
  return expected.flatMap(({ path, expectation }) =>
    examine(run, expectation, path.length > 0 ? path : [whole], follow(answer, path)),
  )
}

async function performLet(run: Run, { call, name }: Statement & { kind: 'let' }): Promise<void> {
  const answer = (await answerOf(run, call)) ?? { kind: 'none' }
  raise(malformed(run, call, answer))
  run.bound.set(name, answer)
}

async function performThrows(run: Run, { call, code }: Statement & { kind: 'throws' }): Promise<void> {
  const outcome = await callDriver(run, call)
  run.tally.compared += 1
  if ('answer' in outcome) throw notRefused(run, code.place, code.value, undefined)
  if (codeOf(outcome.thrown) !== code.value) throw notRefused(run, code.place, code.value, outcome)
}

async function answerOf(run: Run, call: Call): Promise<Observed | undefined> {
  const outcome = await callDriver(run, call)
  if ('thrown' in outcome) throw brokenStep(run, call, outcome.thrown)
  return outcome.answer
}

/** Compares what was observed under a name; one comparison, none or one failure. */
function examine(run: Run, expectation: Expectation, name: readonly string[], actual: Observed): Error[] {
  const expected = resolve(expectation.value, run.bound)
  const difference = compare(expected, actual, expectation.tolerance)
  run.tally.compared += 1
  return difference ? [mismatch(run, expectation, name.join('.'), actual, difference)] : []
}

function malformed(run: Run, call: Call, answer: Observed): Error[] {
  const found = firstMisfit(answer)
  return found ? [malformedAnswer(run, call, found.path, found.misfit)] : []
}

/** Vitest shows every error of an aggregate, each with its own code frame. */
function raise(failures: readonly Error[]): void {
  if (failures.length > 1) throw new AggregateError(failures)
  for (const failure of failures) throw failure
}
