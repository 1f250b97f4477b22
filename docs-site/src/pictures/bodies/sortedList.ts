import { isList, type Plain } from '../case/plain.ts'
import type { Run, Step } from '../case/story.ts'
import { vectorOf } from '../space/vector.ts'

/** A body of the list, by the stretch of x that its box covers. */
export interface Listed {
  readonly name: string
  readonly from: number
  readonly to: number
}

/** A question to the list, and who is found. */
export interface Query {
  readonly listed: readonly Listed[]
  readonly from: number
  readonly to: number
  /** The body that asks. */
  readonly start: string | undefined
  readonly found: readonly string[]
  /** The width that the list knows, if the case has set or named it. */
  readonly widest: number | undefined
}

/** The queries of a run, each with the list as it stands then. A list stays in the order of its smallest x. */
export function queriesOf(run: Run): readonly Query[] {
  let listed: readonly Listed[] = []
  let widest: number | undefined
  const queries: Query[] = []
  for (const step of run) {
    const { method, givens } = step
    const box = stretchOf(givens)
    const others = listed.filter(({ name }) => name !== givens['name'])
    if ((method === 'insert' || method === 'move') && box !== undefined) listed = sorted([...others, box])
    if (method === 'remove') listed = others
    if (method === 'shift' && box !== undefined) listed = listed.map((one) => (one.name === box.name ? box : one))
    if (method === 'setWidest') widest = Number(givens['width'])
    const query = queryOf(step, listed, widest)
    if (query !== undefined) queries.push(query)
  }
  return queries
}

function queryOf(
  { method, givens, expected }: Step,
  listed: readonly Listed[],
  widest: number | undefined,
): Query | undefined {
  const box = stretchOf({ ...givens, name: '' })
  const found = expected['']
  if (method !== 'query' || box === undefined || !isList(found)) return undefined
  const { start } = givens
  return {
    listed,
    from: box.from,
    to: box.to,
    start: typeof start === 'string' ? start : undefined,
    found: found.map(String),
    widest,
  }
}

function stretchOf(givens: Readonly<Record<string, Plain>>): Listed | undefined {
  const [min, max] = [vectorOf(givens['min']), vectorOf(givens['max'])]
  return min && max && { name: String(givens['name']), from: min[0], to: max[0] }
}

/** Equals stand in the order in which they came. */
function sorted(listed: readonly Listed[]): readonly Listed[] {
  return [...listed].sort((a, b) => a.from - b.from)
}
