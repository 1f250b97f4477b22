import type { Body, BodyList } from '@coney/bodies'

/** The chain of a list from its head, after a look at its links from both sides. */
export function chainOf<Owner>(list: BodyList<Owner>): readonly Body<Owner>[] {
  const found: Body<Owner>[] = []
  for (let body = list.head, before: Body<Owner> | undefined; body !== undefined; before = body, body = body.next) {
    if (body.previous !== before) throw new Error('Unexpected neighbour, expected the one before')
    found.push(body)
  }
  return found
}
