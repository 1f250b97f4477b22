import type { Finding } from '../../model/index.ts'
import { unexpected } from '../../read/unexpected.ts'
import type { Gathered } from '../gather.ts'
import { meantConstant } from '../meant.ts'
import { partOfTag } from './partOfTag.ts'

/** A constant tag names a constant of the specification. */
export function constantUnknown({ constants, constantRows, config }: Gathered): Finding[] {
  return constants
    .filter(({ key }) => !constantRows.has(key))
    .map((tag) => {
      const place = partOfTag(tag, `@${config.tags.constant} `.length, tag.key.length)
      const meant = meantConstant(tag.key, constantRows)
      if (!meant)
        return unexpected('const/unknown', place, `constant \`${tag.key}\``, 'one that a constants table states')
      return unexpected('const/unknown', place, `constant \`${tag.key}\``, `\`${meant.key}\``, {
        fix: meant.key,
        related: [{ message: `the row of \`${meant.key}\``, place: meant.name.place }],
      })
    })
}
