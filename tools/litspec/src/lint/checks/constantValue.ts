import type { ConstantRow, Finding } from '../../model/index.ts'
import { bitsOf, roundFloat, shortest } from '../../read/values/floats.ts'
import { unexpected } from '../../read/unexpected.ts'
import type { Gathered } from '../gather.ts'

/**
 * A tagged constant has the bits that the specification states.
 *
 * A row whose value and bits disagree is a finding of the reader; a constant that has one of them is not another.
 */
export function constantValue({ constants, constantRows }: Gathered): Finding[] {
  return constants.flatMap(({ key, value, initialiser }) => {
    const row = constantRows.get(key)?.row
    if (!row || isSame(value, row)) return []
    return unexpected('const/value', initialiser, show(value, row.kind), show(row.value.value, row.kind), {
      fix: spell(row.value.value, row.kind),
      related: [{ message: `the value of \`${key}\``, place: row.value.place }],
    })
  })
}

function isSame(value: number, row: ConstantRow): boolean {
  if (row.kind === 'integer') return Object.is(value, row.value.value)
  const bits = bitsOf(value, 32)
  return Number(`0x${bits}`) === row.bits.value || bits === bitsOf(row.value.value, 32)
}

function show(value: number, kind: ConstantRow['kind']): string {
  return kind === 'float' ? `${spell(value, kind)} (0x${bitsOf(value, 32)})` : spell(value, kind)
}

function spell(value: number, kind: ConstantRow['kind']): string {
  return kind === 'float' ? shortest(roundFloat(value, 32), 32) : String(value)
}
