import type { Finding, RecordEntry } from '../../model/index.ts'
import { unexpected } from '../unexpected.ts'
import type { RecordBlock } from './blocks.ts'

/**
 * The entries of a record begin at 0, each where the one before ends, and the last ends where the record does.
 * A size that could not be read, its own or that of a record inside, leaves nothing to check.
 */
export function checkLayout({ name, size }: RecordBlock, entries: readonly RecordEntry[]): Finding[] {
  if (Number.isNaN(size.value) || entries.some(({ stride }) => Number.isNaN(stride))) return []
  let end = 0
  for (const { offset, count, stride } of entries) {
    if (offset.value !== end) return [misplaced(offset, end)]
    end += count * stride
  }
  if (end === size.value) return []
  const expected = `\`${spell(end)}\`, where the last field of \`${name.value}\` ends`
  return [unexpected('records/layout', size.place, `size \`${spell(size.value)}\``, expected, { fix: spell(end) })]
}

function misplaced(offset: RecordEntry['offset'], end: number): Finding {
  const right = `0x${end.toString(16).padStart(offset.place.end.offset - offset.place.start.offset - 4, '0')}`
  const note =
    offset.value > end ? `${offset.value - end} bytes are left out: \`pad[${offset.value - end}]\`` : undefined
  const found = `offset \`${spell(offset.value)}\``
  const more = note === undefined ? {} : { note }
  return unexpected('records/layout', offset.place, found, `\`${right}\`, where the field before ends`, {
    fix: `\`${right}\``,
    ...more,
  })
}

function spell(bytes: number): string {
  return `0x${bytes.toString(16)}`
}
