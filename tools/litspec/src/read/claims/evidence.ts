import type { Emphasis, Paragraph, PhrasingContent, TableCell } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { EvidenceLevel, Finding } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import { suggestionFor } from '../suggestion.ts'
import { quote, unexpected } from '../unexpected.ts'
import type { Statement } from './statements.ts'

const MARKERS: ReadonlyMap<string, EvidenceLevel> = new Map([
  ['inferred', 'inferred'],
  ['runtime', 'confirmed (runtime)'],
  ['choice', 'choice'],
  ['code', 'confirmed (code)'],
])
const EXPECTED = [...MARKERS.keys()].map((word) => `*(${word})*`).join(', ')

interface MarkerReading {
  readonly level?: EvidenceLevel
  readonly findings: readonly Finding[]
}

/** The marker that closes a statement, `*(inferred)*`, if it has one. */
export function readEvidence(document: Document, { parts }: Statement): MarkerReading {
  const readings = parts.flatMap((part) =>
    part.children.flatMap((node, index) => readMarker(document, part, node, index)),
  )
  const findings = readings.flatMap((reading) => reading.findings)
  const levels = readings.flatMap(({ level }) => level ?? [])
  return { findings, ...(levels[0] && { level: levels[0] }) }
}

function readMarker(
  document: Document,
  part: Paragraph | TableCell,
  node: PhrasingContent,
  index: number,
): MarkerReading[] {
  if (node.type === 'emphasis') {
    const rest = part.children
      .slice(index + 1)
      .map((next) => toString(next))
      .join('')
    return readEmphasis(document, node, /^\.?\s*$/.test(rest))
  }
  const last = index === part.children.length - 1 && node.type === 'text'
  const plain = last ? /\((inferred|runtime|choice|code)\)\.?\s*$/.exec(node.value) : undefined
  if (!plain) return []
  const { end } = document.place(node)
  const from = end.offset - plain[0].length
  const place = document.placeOf(from, from + (plain[1]?.length ?? 0) + 2)
  const marker = `*(${plain[1]})*`
  return [{ findings: [unexpected('claims/evidence', place, quote(`(${plain[1]})`), quote(marker), { fix: marker })] }]
}

/** Italics in parentheses are a marker, unless the word is far from every one. */
function readEmphasis(document: Document, node: Emphasis, closes: boolean): MarkerReading[] {
  const word = /^\((.*)\)$/s.exec(toString(node))?.[1]
  if (word === undefined) return []
  const level = MARKERS.get(word)
  const place = document.place(node)
  if (level && closes) return [{ level, findings: [] }]
  if (level) return [{ findings: [unexpected('claims/evidence', place, `marker *(${word})* inside`, 'it at the end')] }]
  const near = suggestionFor(word, MARKERS.keys())
  if (!near && !closes) return []
  const fix = near ? { fix: `*(${near})*` } : {}
  return [
    { findings: [unexpected('claims/evidence', place, `marker *(${word})*`, near ? `*(${near})*` : EXPECTED, fix)] },
  ]
}
