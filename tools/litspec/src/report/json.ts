import type { Finding, Place } from '../model/index.ts'
import type { Report } from './report.ts'
import { sortFindings } from './sortFindings.ts'

/** Findings for programs, in the form that `schema/findings.json` states. */
export function jsonReport({ findings, totals }: Pick<Report, 'findings' | 'totals'>): string {
  return `${JSON.stringify({ format: 1, findings: sortFindings(findings).map(plain), totals }, undefined, 2)}\n`
}

function plain({ ruleId, reason, place, fix, note, related }: Finding): object {
  return {
    ruleId,
    reason,
    ...flat(place),
    fix,
    note,
    related: related?.map(({ message, place: other }) => ({ message, ...flat(other) })),
  }
}

function flat({ file, start, end }: Place): object {
  return { file, line: start.line, column: start.column, endLine: end.line, endColumn: end.column }
}
