import type { Finding } from '../../model/index.ts'
import { unexpected } from '../../read/unexpected.ts'
import type { Gathered } from '../gather.ts'
import { isInPackage, tagOfConstant } from '../rows.ts'

/** Every constant of the specification is carried by the code. */
export function constantMissing({ constantRows, meant, unreadable, config }: Gathered): Finding[] {
  return [...constantRows.values()]
    .filter(({ row }) => !meant.has(row.key))
    .filter(({ unit }) => !unreadable.some((file) => isInPackage(file, unit)))
    .map(({ row, unit }) => {
      const tag = `\`${tagOfConstant(row, config)}\``
      return unexpected('const/missing', row.name.place, 'constant without a tag', tag, {
        note: `The tag stands in the doc comment of an exported constant of \`${unit.frontMatter.package}\`.`,
      })
    })
}
