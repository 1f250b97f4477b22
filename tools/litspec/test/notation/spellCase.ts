import type { Call, Case, Expectation, Statement, Value } from '../../src/model/index.ts'
import { formatValue } from '../../src/read/values/format.ts'

/** A case as the lines of a `case` fence, whatever it was written as. */
export function spellCase({ loops, statements }: Case): string[] {
  const openings = loops.map(({ name, values }) => `for ${name} in [${values.map(formatValue).join(', ')}]`)
  return [...openings, ...statements.flatMap(spellStatement)]
}

function spellStatement(statement: Statement): string[] {
  switch (statement.kind) {
    case 'call':
      return spellStep(statement)
    case 'let':
      return [`let ${statement.name} = ${spellCall(statement.call)}`]
    case 'expect':
      return [`then ${[statement.name, ...statement.path].join('.')} ${spellExpectation(statement.expectation)}`]
    case 'throws':
      return [`then ${spellCall(statement.call)} throws ${statement.code.value}`]
  }
}

function spellStep({ call, times, expected }: Statement & { kind: 'call' }): string[] {
  if (expected.length === 0) return [`when ${spellCall(call)}${times > 1 ? ` × ${times}` : ''}`]
  return expected.map(
    ({ path, expectation }) => `then ${[spellCall(call), ...path].join('.')} ${spellExpectation(expectation)}`,
  )
}

function spellCall(call: Call): string {
  const givens = Object.entries(call.arguments).map(([name, value]) => `${name} = ${formatValue(value)}`)
  return `${call.method}(${givens.join(', ')})`
}

function spellExpectation({ value, tolerance }: Expectation): string {
  return isInexact(value) ? `≈ ${formatValue(value)} ± ${tolerance}` : `= ${formatValue(value)}`
}

/** Whether a value holds a float that a tolerance applies to. */
function isInexact(value: Value): boolean {
  switch (value.kind) {
    case 'float':
      return !value.exact
    case 'vector':
      return value.components.some(isInexact)
    case 'matrix':
      return value.rows.some(isInexact)
    case 'list':
      return value.items.some(isInexact)
    case 'record':
      return Object.values(value.fields).some(isInexact)
    default:
      return false
  }
}
