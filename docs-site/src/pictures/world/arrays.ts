import type { FixtureRecord } from '../case/fixture.ts'
import type { Stretch } from './pools.ts'

/** An array of at least so many bytes has a name in a map. */
const LEAST = 64

/** The arrays of a record, each as a stretch, and the single fields between them. */
export function arraysOf(record: FixtureRecord): readonly Stretch[] {
  const arrays = record.entries.filter(({ count, stride }) => stride > 1 && count * stride >= LEAST)
  const stretches: Stretch[] = []
  let end = 0
  for (const { offset, type, field, count, stride } of arrays) {
    if (offset[0] > end) stretches.push(fields(end, offset[0]))
    const meaning = `${field}, of type ${type[0]}`
    stretches.push({ offset: offset[0], bytes: count * stride, count, name: `× ${field}`, meaning, owner: field })
    end = offset[0] + count * stride
  }
  if (end < record.size) stretches.push(fields(end, record.size))
  return stretches
}

function fields(from: number, to: number): Stretch {
  const meaning = 'single fields'
  return { offset: from, bytes: to - from, count: 1, name: meaning, meaning, owner: 'the world itself' }
}
