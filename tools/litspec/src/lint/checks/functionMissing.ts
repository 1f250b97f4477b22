import type { Finding } from '../../model/index.ts'
import { unexpected } from '../../read/unexpected.ts'
import type { Gathered } from '../gather.ts'
import { isInPackage, tagOfFunction } from '../rows.ts'

/** Every function of the specification is tagged, or is without counterpart. */
export function functionMissing({ functionRows, meant, unreadable, config }: Gathered): Finding[] {
  return [...functionRows.values()]
    .filter(({ row }) => !row.withoutCounterpart && !meant.has(row.key))
    .filter(({ unit }) => !unreadable.some((file) => isInPackage(file, unit)))
    .map(({ row, unit }) => {
      const tag = `\`${tagOfFunction(row, config)}\``
      return unexpected('orig/missing', (row.address ?? row.name).place, 'function without a tag', tag, {
        note: `The tag stands in the doc comment of a function of \`${unit.frontMatter.package}\`. A function that needs no code is listed under "Without counterpart", with the reason.`,
      })
    })
}
