import { slug } from 'github-slugger'
import type { InlineCode, Paragraph } from 'mdast'
import type { Finding, Located, Signature, Suite, Value } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import { excerptOfSpan } from '../excerpt.ts'
import { formatSignature } from '../signatures/format.ts'
import { parseSignature } from '../signatures/parse.ts'
import { suggestionFor } from '../suggestion.ts'
import { quote, unexpected } from '../unexpected.ts'
import { NO_BINDINGS } from '../values/binding.ts'
import { checkLiteral } from '../values/check.ts'
import { unknownGiven } from './checkCall.ts'
import { checksIn } from './links.ts'
import type { Position } from './outline.ts'
import { parseSpan } from './parseSpan.ts'
import type { SuiteScope, UnitScope } from './scope.ts'

const OPENINGS = { 'Cases of': 'cases', 'Steps:': 'steps' } as const
type Opening = keyof typeof OPENINGS

/** Whether a paragraph opens like a signature line or a step line, well or badly written. */
export function openingOf(paragraph: Paragraph): Opening | undefined {
  const [text, span] = paragraph.children
  if (text?.type !== 'text' || span?.type !== 'inlineCode') return undefined
  return suggestionFor(text.value.trim(), Object.keys(OPENINGS)) as Opening | undefined
}

/** Reads "Cases of `sig` with `a = 1`, checking [it](#A.b):" or "Steps: `sig`, `sig`."; `undefined` when it is wrong. */
export function readSuite(
  document: Document,
  paragraph: Paragraph,
  opening: Opening,
  position: Position,
  unit: UnitScope & { readonly index: number; readonly known: Map<string, Signature> },
): SuiteScope | undefined {
  const { findings } = unit
  const before = findings.length
  refuseOpening(document, paragraph, opening, findings)
  const checks = checksIn(document, unit.slug, [paragraph], findings)
  const spans = paragraph.children.filter((child): child is InlineCode => child.type === 'inlineCode')
  const kind = OPENINGS[opening]
  const signatures = readSignatures(document, kind === 'cases' ? spans.slice(0, 1) : spans, unit)
  const own = signatures[0]
  if (!own) return undefined
  const givens = kind === 'cases' ? readGivens(document, spans.slice(1), own, unit) : new Map()
  const headings = position.headings.map(({ value }) => value)
  const suite: Suite = { kind, signatures, headings, place: document.place(paragraph) }
  const name = kind === 'cases' ? own.name.value : slug(headings.at(-1) ?? 'cases')
  const byName = new Map(signatures.map((signature) => [signature.name.value, signature]))
  const isSound = findings.length === before || signatures.length > 0
  return isSound ? { ...unit, suite, name, signatures: byName, givens, checks } : undefined
}

function refuseOpening(document: Document, paragraph: Paragraph, opening: Opening, findings: Finding[]): void {
  const [text] = paragraph.children
  const written = text?.type === 'text' ? text.value.trim() : ''
  if (!text || written === opening) return
  const { start } = document.place(text)
  const place = document.placeOf(start.offset, start.offset + written.length)
  findings.push(unexpected('signature/syntax', place, quote(written), quote(opening), { fix: opening }))
}

function readSignatures(
  document: Document,
  spans: readonly InlineCode[],
  { types, findings, known }: UnitScope & { readonly known: Map<string, Signature> },
): readonly Signature[] {
  const signatures = new Map<string, Signature>()
  for (const span of spans) {
    const signature = parseSignature(excerptOfSpan(document, span), types, findings)
    if (!signature) continue
    const { value: name, place } = signature.name
    const first = signatures.get(name) ?? known.get(name)
    const isSame = first !== undefined && !signatures.has(name) && formatSignature(first) === formatSignature(signature)
    if (first && !isSame) {
      const related = [{ message: 'first here', place: first.name.place }]
      findings.push(unexpected('signature/duplicate', place, `second ${quote(name)}`, quote(formatSignature(first)), { related }))
    }
    if (!known.has(name)) known.set(name, signature)
    if (!signatures.has(name)) signatures.set(name, signature)
  }
  return [...signatures.values()]
}

/** Givens of the signature line: `with `box = { … }``. Names of givens and results may stand there too. */
function readGivens(document: Document, spans: readonly InlineCode[], own: Signature, unit: UnitScope): ReadonlyMap<string, Value> {
  const givens = new Map<string, Located<Value | undefined>>()
  const results = own.result.kind === 'named' ? own.result.fields : []
  const names = [...own.parameters, ...results].map((field) => field.name)
  for (const span of spans) {
    const written = parseSpan(excerptOfSpan(document, span), unit.findings)
    if (!written || (written.kind === 'mention' && (names.includes(written.name.value) || unit.types.has(written.name.value)))) continue
    if (written.kind !== 'given') {
      unit.findings.push(unexpected('cases/span', document.place(span), quote(span.value), 'a given `name = value`'))
      continue
    }
    const { name, literal } = written
    const parameter = own.parameters.find((field) => field.name === name.value)
    const first = givens.get(name.value)
    if (!parameter) unit.findings.push(unknownGiven(name, own.parameters))
    else if (first) {
      const related = [{ message: 'first here', place: first.place }]
      unit.findings.push(unexpected('cases/duplicate-name', name.place, `second ${quote(name.value)}`, 'it once', { related }))
    } else {
      const value = checkLiteral(literal, parameter.type, { types: unit.types, bindings: NO_BINDINGS, findings: unit.findings })
      givens.set(name.value, { value, place: name.place })
    }
  }
  return new Map([...givens].map(([name, { value }]) => [name, value as Value]))
}
