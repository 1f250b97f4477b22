import type { Case } from '../../model/index.ts'
import type { Bound } from './values/resolve.ts'
import { resolve } from './values/resolve.ts'
import { show } from './values/show.ts'

const NOTHING: Bound = new Map()

/** Every combination of the values of `for`, the last name changing fastest. A case without `for` has one. */
export function combinationsOf(loops: Case['loops']): readonly Bound[] {
  return loops.reduce<readonly Bound[]>(
    (combinations, { name, values }) =>
      combinations.flatMap((bound) => values.map((value) => new Map([...bound, [name, resolve(value, bound)]]))),
    [NOTHING],
  )
}

/** `with amount = 30, headerOnly = true`. */
export function describeCombination(combination: Bound): string | undefined {
  if (combination.size === 0) return undefined
  return `with ${[...combination].map(([name, value]) => `${name} = ${show(value)}`).join(', ')}`
}
