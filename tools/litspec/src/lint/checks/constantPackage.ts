import type { Finding } from '../../model/index.ts'
import { unexpected } from '../../read/unexpected.ts'
import type { Gathered } from '../gather.ts'
import { isInPackage } from '../rows.ts'

/** A constant stands in the package of its unit. */
export function constantPackage({ constants, constantRows }: Gathered): Finding[] {
  return constants.flatMap(({ key, place }) => {
    const found = constantRows.get(key)
    if (!found || isInPackage(place.file, found.unit)) return []
    const { row, unit } = found
    return unexpected(
      'const/wrong-package',
      place,
      `tag of \`${key}\` in this package`,
      `it in \`${unit.frontMatter.package}\``,
      {
        related: [{ message: 'the row of the constant', place: row.name.place }],
      },
    )
  })
}
