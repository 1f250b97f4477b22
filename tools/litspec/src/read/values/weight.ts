import type { Case, Value } from '../../model/index.ts'

/** How much a unit may hold once inherited givens and defaults stand in every case: a line can stand for thousands. */
export const HEAVIEST = 500_000

/** How many values some values hold, themselves included, counted until it is more than `most`. */
export function weightOf(values: Iterable<Value>, most: number): number {
  let weight = 0
  for (const value of values) {
    if (weight > most) break
    weight += 1 + weightOf(partsOf(value), most - weight)
  }
  return weight
}

/** Every value that a case hands to its driver or compares. */
export function* valuesOf({ loops, statements }: Case): Iterable<Value> {
  for (const { values } of loops) yield* values
  for (const statement of statements) {
    if (statement.kind === 'expect') yield statement.expectation.value
    else yield* Object.values(statement.call.arguments)
    if (statement.kind === 'call') for (const { expectation } of statement.expected) yield expectation.value
  }
}

function partsOf(value: Value): readonly Value[] {
  switch (value.kind) {
    case 'vector':
      return value.components
    case 'matrix':
      return value.rows
    case 'list':
      return value.items
    case 'record':
      return Object.values(value.fields)
    default:
      return []
  }
}
