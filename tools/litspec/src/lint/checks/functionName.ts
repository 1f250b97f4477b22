import type { Finding } from '../../model/index.ts'
import { unexpected } from '../../read/unexpected.ts'
import type { Gathered } from '../gather.ts'
import { partOfTag } from './partOfTag.ts'

/** A tag carries the name that the table gives its address. */
export function functionName({ functions, functionRows, config }: Gathered): Finding[] {
  return functions.flatMap((tag) => {
    const row = functionRows.get(tag.key)?.row
    if (!row || tag.name === undefined || tag.name === row.name.value) return []
    const place = partOfTag(tag, `@${config.tags.function} ${tag.key} `.length, tag.name.length)
    return unexpected('orig/name', place, `name \`${tag.name}\``, `\`${row.name.value}\``, {
      fix: row.name.value,
      related: [{ message: `the name of \`${tag.key}\``, place: row.name.place }],
    })
  })
}
