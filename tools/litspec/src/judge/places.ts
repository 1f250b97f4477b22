import type { Place, TestRecord } from '../model/index.ts'

/** The start of a file: where a finding about the whole of it stands. */
export function startOf(file: string): Place {
  return lineOf(file, 1)
}

/** Where a test stands. Evidence knows its line only, so the place is empty and its offset says nothing. */
export function recordPlace(record: TestRecord): Place {
  return lineOf(record.file, record.line)
}

function lineOf(file: string, line: number): Place {
  const point = { line, column: 1, offset: 0 }
  return { file, start: point, end: point }
}
