import type { Body, BodyList } from '@coney/bodies'

/** A list of bodies as it was: the order of its chain, the indices, and its bound. */
export interface ListState<Owner> {
  /** The bodies of the chain, from its head on. */
  readonly chain: readonly Body<Owner>[]
  /** The live bodies by `Body.index`; a place that was free is `undefined`. */
  readonly byIndex: readonly (Body<Owner> | undefined)[]
  /** `BodyList.widest` at that moment, in metres. */
  readonly widest: number
}

export function saveList<Owner>(list: BodyList<Owner>): ListState<Owner> {
  return { chain: chainOf(list), byIndex: [...list.byIndex], widest: list.widest }
}

/** Lets go of every body that came since, and hangs those that were there in their old order and places. */
export function loadList<Owner>(list: BodyList<Owner>, { chain, byIndex, widest }: ListState<Owner>): void {
  for (const body of bodiesOf(list)) {
    body.previous = body.next = undefined
    body.index = -1
  }
  list.byIndex.splice(0, Infinity, ...byIndex)
  byIndex.forEach((body, index) => {
    if (body !== undefined) body.index = index
  })
  list.head = chain[0]
  chain.forEach((body, i) => {
    body.previous = chain[i - 1]
    body.next = chain[i + 1]
  })
  list.widest = widest
  // Never an old version: what was built from the list since then must notice.
  list.version++
}

/** Every body that a list holds, by its chain or by an index. */
export function bodiesOf<Owner>(list: BodyList<Owner>): readonly Body<Owner>[] {
  return [...chainOf(list), ...list.byIndex.filter((body) => body !== undefined)]
}

function chainOf<Owner>(list: BodyList<Owner>): readonly Body<Owner>[] {
  const chain: Body<Owner>[] = []
  for (let body = list.head; body !== undefined; body = body.next) chain.push(body)
  return chain
}
