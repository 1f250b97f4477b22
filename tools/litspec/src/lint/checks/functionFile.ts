import type { Finding } from '../../model/index.ts'
import { unexpected } from '../../read/unexpected.ts'
import type { Gathered } from '../gather.ts'
import { partOfTag } from './partOfTag.ts'

/** A tag carries the file that the table gives its address. */
export function functionFile({ functions, functionRows, config }: Gathered): Finding[] {
  return functions.flatMap((tag) => {
    const row = functionRows.get(tag.key)?.row
    if (!row || tag.file === undefined || tag.file === row.file.value) return []
    const place = partOfTag(tag, `@${config.tags.function} ${tag.key} ${tag.name} (`.length, tag.file.length)
    return unexpected('orig/file', place, `file \`${tag.file}\``, `\`${row.file.value}\``, {
      fix: row.file.value,
      related: [{ message: `the file of \`${tag.key}\``, place: row.file.place }],
    })
  })
}
