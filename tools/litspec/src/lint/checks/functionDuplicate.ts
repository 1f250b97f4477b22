import type { Finding } from '../../model/index.ts'
import { unexpected } from '../../read/unexpected.ts'
import type { Gathered } from '../gather.ts'
import { duplicates } from './duplicates.ts'

/** A function of the specification is tagged once. */
export function functionDuplicate({ functions }: Gathered): Finding[] {
  return duplicates(functions).map(({ tag, first }) =>
    unexpected('orig/duplicate', tag.place, `second tag of \`${tag.key}\``, 'one', {
      related: [{ message: 'first here', place: first.place }],
    }),
  )
}
