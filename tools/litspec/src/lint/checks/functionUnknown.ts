import leven from 'leven'
import type { Finding, FunctionRow, FunctionTag } from '../../model/index.ts'
import { quote, unexpected } from '../../read/unexpected.ts'
import type { Gathered } from '../gather.ts'
import { meantFunction } from '../meant.ts'
import { tagOfFunction } from '../rows.ts'

/** A tag names a function of the specification. */
export function functionUnknown({ functions, functionRows, config }: Gathered): Finding[] {
  const rows = [...functionRows.values()].map(({ row }) => row)
  const tagged = new Set(functions.map(({ key }) => key))
  return functions
    .filter(({ key }) => !functionRows.has(key))
    .map((tag) => {
      const meant = meantFunction(`${tag.key} ${tag.name ?? ''}`, functionRows)
      const fix = meant && !tagged.has(meant.key) ? { fix: tagOfFunction(meant, config) } : {}
      const expected = meant ? `${quote(meant.key)} \`${meant.name.value}\`` : 'one that a functions table states'
      const related = nearestRows(tag, rows)
      return unexpected('orig/unknown-address', tag.place, `function ${quote(tag.key)}`, expected, { ...fix, related })
    })
}

/** The rows with the nearest name and the nearest address, which can be one. */
function nearestRows({ key, name }: FunctionTag, rows: readonly FunctionRow[]): NonNullable<Finding['related']> {
  const label = name ?? key.slice(key.indexOf('/') + 1)
  const byName = least(rows, (row) => leven(label, row.name.value))
  const byAddress = name === undefined ? undefined : least(rows, (row) => Math.abs(Number(row.key) - Number(key)))
  const related: { message: string; place: FunctionRow['name']['place'] }[] = []
  if (byName)
    related.push({ message: `nearest name, ${quote(byName.key)} \`${byName.name.value}\``, place: byName.name.place })
  if (byAddress && byAddress !== byName) {
    const { name: rowName, address = rowName } = byAddress
    related.push({ message: `nearest address, ${quote(byAddress.key)} \`${rowName.value}\``, place: address.place })
  }
  return related
}

/** The row with the least distance; rows whose distance is not a number are left out. */
function least(rows: readonly FunctionRow[], distance: (row: FunctionRow) => number): FunctionRow | undefined {
  let best: FunctionRow | undefined
  let bestDistance = Infinity
  for (const row of rows) {
    const its = distance(row)
    if (its < bestDistance) [best, bestDistance] = [row, its]
  }
  return best
}
