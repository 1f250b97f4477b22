import type { Finding, Place, Totals } from '../../src/model/index.ts'

export const FILE = 'spec/units/demo.md'

export const TEXT = [
  '# Counting',
  '',
  '- **Of two.** `first = 1`: the `answer → 1.5`.',
  '- **Of one.** Ends here.',
  '',
].join('\n')

export const texts: ReadonlyMap<string, string> = new Map([[FILE, TEXT]])

export const totals: Totals = { units: 1, functions: 3, claims: 6, cases: 6, tests: 0, tags: 4 }

export function at(line: number, column: number, endLine: number, endColumn: number, file: string = FILE): Place {
  return { file, start: { line, column, offset: 0 }, end: { line: endLine, column: endColumn, offset: 0 } }
}

export const finding: Finding = {
  ruleId: 'values/syntax',
  reason: 'Unexpected `1.5`, expected `2.5`',
  place: at(3, 42, 3, 45),
  fix: '2.5',
  note: 'Write it so.',
  related: [{ message: 'first here', place: at(4, 5, 4, 11) }],
}

/** A finding whose words try to break out of every format. */
export const hostile: Finding = {
  ruleId: 'unit/html',
  reason: 'Unexpected 100%, a::b\r\n::error::fake \u001b[2Jx',
  place: at(1, 1, 2, 1, 'spec/a,b:c %.md'),
}
