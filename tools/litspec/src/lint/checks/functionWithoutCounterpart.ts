import type { Finding } from '../../model/index.ts'
import { unexpected } from '../../read/unexpected.ts'
import type { Gathered } from '../gather.ts'

/** A function without counterpart has no tag. */
export function functionWithoutCounterpart({ functions, functionRows }: Gathered): Finding[] {
  return functions.flatMap(({ key, place }) => {
    const reason = functionRows.get(key)?.row.withoutCounterpart
    if (!reason) return []
    return unexpected('orig/without-counterpart', place, `tag of \`${key}\``, 'no code for it, as its unit says', {
      related: [{ message: 'without counterpart', place: reason.place }],
    })
  })
}
