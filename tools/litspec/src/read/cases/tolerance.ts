import type { Finding, Located, Value } from '../../model/index.ts'
import { unexpected } from '../unexpected.ts'

/**
 * A tolerance is at most half of what is expected, or a hundredth where that is more: past that, hardly an answer could
 * be wrong.
 */
export function excessOf({ value: tolerance, place }: Located<number>, expected: Value): Finding[] {
  const most = Math.max(0.01, magnitudeOf(expected) / 2)
  return tolerance <= most ? [] : [unexpected('values/range', place, `tolerance ${tolerance}`, `at most ${most}`)]
}

/** The largest absolute value of the floats in a value; of a bound name it is not known. */
function magnitudeOf(value: Value): number {
  switch (value.kind) {
    case 'float':
      return Math.abs(value.value)
    case 'vector':
      return largest(value.components)
    case 'matrix':
      return largest(value.rows)
    case 'list':
      return largest(value.items)
    case 'record':
      return largest(Object.values(value.fields))
    case 'binding':
      return Infinity
    default:
      return 0
  }
}

function largest(values: readonly Value[]): number {
  return values.reduce((most, value) => Math.max(most, magnitudeOf(value)), 0)
}
