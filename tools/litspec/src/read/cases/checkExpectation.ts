import type { Expectation, Located, Signature, TypeExpression } from '../../model/index.ts'
import { resultType } from '../signatures/format.ts'
import { formatType, holdsFloat } from '../types/table.ts'
import { quote, unexpected } from '../unexpected.ts'
import { checkLiteral } from '../values/check.ts'
import { typeAt } from '../values/checkName.ts'
import type { ExpectedLiteral } from '../values/literal.ts'
import { contextOf } from './scope.ts'
import type { CaseState } from './scope.ts'
import { excessOf } from './tolerance.ts'
import type { Target } from './written.ts'

/** An expected part of what a call gives back. */
export interface ExpectedPart {
  readonly path: readonly string[]
  readonly expectation: Expectation
}

/** What is expected of a value of a type. */
export function checkExpectation(
  expected: ExpectedLiteral,
  type: TypeExpression,
  state: CaseState,
): Expectation | undefined {
  const { literal, about, tolerance } = expected
  const value = checkLiteral(literal, type, contextOf(state))
  const { types, findings } = state.scope
  if (about && !holdsFloat(type, types)) {
    const what = `\`≈\` before a value of type ${quote(formatType(type))}`
    findings.push(unexpected('values/type', about, what, 'an exact value'))
    return undefined
  }
  if (about && literal.kind === 'number' && literal.bits) {
    findings.push(unexpected('values/syntax', about, '`≈` before a value with its bits', 'an exact value'))
    return undefined
  }
  if (value && tolerance) findings.push(...excessOf(tolerance, value))
  return value && { value, type, tolerance: tolerance?.value ?? state.scope.tolerance, place: literal.place }
}

/**
 * What is expected of the result of a call. Where the only result has a name, the value alone may stand for it:
 * `poolBytes(100) → 262144` says the same as `poolBytes(100).bytes → 262144`.
 */
export function checkResult(
  signature: Signature,
  target: Target,
  expected: ExpectedLiteral,
  state: CaseState,
): ExpectedPart | undefined {
  const type = resultType(signature)
  const method: Located<string> = { value: signature.name.value, place: target.place }
  if (!type) {
    const what = `comparison with ${quote(method.value)}`
    state.scope.findings.push(unexpected('values/type', target.place, what, 'a call that gives something back'))
    return undefined
  }
  const path = target.path.length === 0 ? impliedPath(signature, expected) : target.path
  const found = typeAt({ name: method.value, path, place: method.place }, type, contextOf(state))
  const expectation = found && checkExpectation(expected, found, state)
  return expectation && { path, expectation }
}

function impliedPath({ result }: Signature, { literal }: ExpectedLiteral): readonly string[] {
  const only = result.kind === 'named' && result.fields.length === 1 ? result.fields[0] : undefined
  return only && literal.kind !== 'record' ? [only.name] : []
}
