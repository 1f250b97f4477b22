import type { Finding } from '../../model/index.ts'
import { unexpected } from '../../read/unexpected.ts'
import type { Gathered } from '../gather.ts'
import { isInPackage } from '../rows.ts'

/** A tag stands in the package of its unit. */
export function functionPackage({ functions, functionRows }: Gathered): Finding[] {
  return functions.flatMap(({ key, place }) => {
    const found = functionRows.get(key)
    if (!found || isInPackage(place.file, found.unit)) return []
    const { row, unit } = found
    return unexpected(
      'orig/wrong-package',
      place,
      `tag of \`${key}\` in this package`,
      `it in \`${unit.frontMatter.package}\``,
      {
        related: [{ message: 'the row of the function', place: row.name.place }],
      },
    )
  })
}
