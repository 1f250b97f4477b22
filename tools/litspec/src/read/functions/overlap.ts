import type { Finding, FunctionRow, Located } from '../../model/index.ts'
import type { Pass } from '../pass.ts'
import { unexpected } from '../unexpected.ts'
import { addressNumber } from './address.ts'

/** A function of unknown size has at least one instruction. */
const SMALLEST = 4

/** The bytes of a function, `end` excluded. */
export interface Stretch {
  readonly row: FunctionRow
  readonly address: Located<string>
  readonly start: number
  readonly end: number
}

/** Addresses ascend, and no two functions of the unit share a byte. */
export const overlap: Pass = {
  name: 'order and overlap of functions',
  run: ({ draft }) => {
    const stretches = stretchesOf(draft.functions)
    return { findings: [...outOfOrder(stretches), ...overlaps(stretches)] }
  },
}

/** The stretches of all rows whose address is one. */
export function stretchesOf(rows: readonly FunctionRow[]): Stretch[] {
  return rows.flatMap((row) => {
    const start = row.address ? addressNumber(row.address.value) : Number.NaN
    return row.address && !Number.isNaN(start)
      ? [{ row, address: row.address, start, end: start + (row.size?.value ?? SMALLEST) }]
      : []
  })
}

function outOfOrder(stretches: readonly Stretch[]): Finding[] {
  return stretches.flatMap(({ address, start }, index) => {
    const before = stretches[index - 1]
    if (!before || before.start <= start) return []
    const expected = `an address after \`${before.address.value}\``
    return [unexpected('functions/order', address.place, `address \`${address.value}\``, expected)]
  })
}

function overlaps(stretches: readonly Stretch[]): Finding[] {
  const sorted = stretches.toSorted((one, other) => one.start - other.start)
  const findings: Finding[] = []
  let furthest: Stretch | undefined
  for (const stretch of sorted) {
    if (furthest && stretch.start < furthest.end) findings.push(overlapping(stretch, furthest))
    if (!furthest || stretch.end > furthest.end) furthest = stretch
  }
  return findings
}

/** The finding that a function begins inside another one. */
export function overlapping(stretch: Stretch, other: Stretch): Finding {
  const last = `0x${other.end.toString(16).padStart(8, '0')}`
  const expected = `an address from \`${last}\`, behind \`${other.row.name.value}\``
  const related = [{ message: `\`${other.row.name.value}\` begins here`, place: other.address.place }]
  return unexpected('functions/overlap', stretch.address.place, `address \`${stretch.address.value}\``, expected, {
    related,
  })
}
