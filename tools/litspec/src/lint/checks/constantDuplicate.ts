import type { Finding } from '../../model/index.ts'
import { unexpected } from '../../read/unexpected.ts'
import type { Gathered } from '../gather.ts'
import { duplicates } from './duplicates.ts'

/** A constant of the specification is tagged once. */
export function constantDuplicate({ constants }: Gathered): Finding[] {
  return duplicates(constants).map(({ tag, first }) =>
    unexpected('const/duplicate', tag.place, `second tag of \`${tag.key}\``, 'one', {
      related: [{ message: 'first here', place: first.place }],
    }),
  )
}
