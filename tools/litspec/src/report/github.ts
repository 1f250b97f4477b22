import type { Finding } from '../model/index.ts'
import type { Report } from './report.ts'
import { sortFindings } from './sortFindings.ts'

/** Findings as commands that a GitHub workflow turns into annotations of the changed lines. */
export function githubReport({ findings }: Pick<Report, 'findings'>): string {
  return sortFindings(findings)
    .map((finding) => `${annotation(finding)}\n`)
    .join('')
}

function annotation({ ruleId, reason, place: { file, start, end }, fix, note, related = [] }: Finding): string {
  const properties = {
    file,
    line: start.line,
    col: start.column,
    // GitHub takes an end column only on the line of the start.
    ...(end.line === start.line && end.column > start.column ? { endLine: end.line, endColumn: end.column } : {}),
    title: ruleId,
  }
  const message = [
    reason,
    ...(fix === undefined ? [] : [`fix: ${fix}`]),
    ...(note === undefined ? [] : [note]),
    ...related.map(({ message: why, place }) => `${why}: ${place.file}:${place.start.line}:${place.start.column}`),
  ].join('\n')
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
  return `::error ${list.join(',')}::${escapeData(message)}`
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
