import type { Finding, Place } from '../model/index.ts'
import { normalise } from '../read/index.ts'
import { codeFrame } from './codeFrame.ts'
import { paintFor } from './paint.ts'
import type { Paint } from './paint.ts'
import type { Report } from './report.ts'
import { sortFindings } from './sortFindings.ts'
import { counted } from './totalsLine.ts'
import { visible } from './visible.ts'

/**
 * Findings for people at a terminal: grouped by file, each with the lines it speaks of, and at the end what to do.
 *
 * With `colour` it holds the escape codes that paint it.
 */
export function terminalReport(report: Pick<Report, 'findings' | 'texts'>, { colour }: { colour: boolean }): string {
  if (report.findings.length === 0) return ''
  const paint = paintFor(colour)
  const files = new Map<string, Finding[]>()
  for (const finding of sortFindings(report.findings)) {
    const group = files.get(finding.place.file)
    if (group === undefined) files.set(finding.place.file, [finding])
    else group.push(finding)
  }
  const groups = [...files].map(([file, findings]) => fileGroup(file, findings, report.texts.get(file), paint))
  return `${[...groups, closing(report.findings, files.size, paint)].join('\n')}\n`
}

function fileGroup(file: string, findings: readonly Finding[], text: string | undefined, paint: Paint): string {
  const lines = text === undefined ? [] : normalise(text).split('\n')
  return `${paint.strong(visible(file))}\n\n${findings.map((finding) => entry(finding, lines, paint)).join('\n')}`
}

function entry(finding: Finding, lines: readonly string[], paint: Paint): string {
  const { ruleId, reason, place, fix, note, related = [] } = finding
  const frame = codeFrame(lines, place, paint)
  const parts = [
    `${position(place)}  ${paint.error(ruleId)}  ${visible(reason)}`,
    ...(frame === '' ? [] : frame.split('\n')),
    ...(fix === undefined ? [] : [`${paint.good('fix')}   ${visible(fix)}`]),
    ...(note === undefined ? [] : [`${paint.faint('note')}  ${visible(note)}`]),
    ...related.map(({ message, place: other }) => {
      return `${paint.faint('see')}   ${visible(other.file)}:${position(other)}  ${visible(message)}`
    }),
  ]
  return parts.map((line, index) => `${index === 0 ? '  ' : '    '}${line}\n`).join('')
}

function closing(findings: readonly Finding[], files: number, paint: Paint): string {
  const rules = [...new Set(findings.map(({ ruleId }) => ruleId))]
  const count = paint.error(`${counted(findings.length, 'finding')} in ${counted(files, 'file')}`)
  return `${count}. Say \`litspec explain ${rules.length === 1 ? rules[0] : '<rule>'}\` for what it is and how to mend it.`
}

function position({ start }: Place): string {
  return `${start.line}:${start.column}`
}
