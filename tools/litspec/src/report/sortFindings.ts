import type { Finding } from '../model/index.ts'

/** Findings in the order of files, and in a file from top to bottom. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) =>
      compare(a.place.file, b.place.file) ||
      a.place.start.line - b.place.start.line ||
      a.place.start.column - b.place.start.column ||
      compare(a.ruleId, b.ruleId),
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
