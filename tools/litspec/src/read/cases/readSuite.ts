import { slug } from 'github-slugger'
import type { InlineCode, Paragraph } from 'mdast'
import type { Finding, Signature, Suite } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import { visit } from '../document/walk.ts'
import { excerptOfSpan } from '../excerpt.ts'
import { formatSignature } from '../signatures/format.ts'
import { parseSignature } from '../signatures/parse.ts'
import { quote, unexpected } from '../unexpected.ts'
import { checksIn } from './links.ts'
import type { Position } from './outline.ts'
import { readGivens } from './readGivens.ts'
import type { SuiteScope, UnitScope } from './scope.ts'

const OPENINGS = { 'Cases of': 'cases', 'Steps:': 'steps' } as const
type Opening = keyof typeof OPENINGS

/** What a line that opens with such a word was meant to open with, if the code comes soon after. */
const FIRST_WORDS: ReadonlyMap<string, Opening> = new Map([
  ['case', 'Cases of'],
  ['cases', 'Cases of'],
  ['step', 'Steps:'],
  ['steps', 'Steps:'],
])
const MOST_WORDS = 3

/** Whether a paragraph opens like a signature line or a step line, well or badly written. */
export function openingOf(paragraph: Paragraph): Opening | undefined {
  const [text, span] = paragraph.children
  if (text?.type !== 'text' || span?.type !== 'inlineCode') return undefined
  const words = text.value.trim().split(/\s+/)
  const first = (words[0] ?? '').toLowerCase().replace(/:$/, '')
  return words.length > MOST_WORDS ? undefined : FIRST_WORDS.get(first)
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
  const spans = spansIn(paragraph)
  const kind = OPENINGS[opening]
  const signatures = readSignatures(document, kind === 'cases' ? spans.slice(0, 1) : spans, unit)
  const [own] = signatures ?? []
  if (!signatures || !own) return undefined
  const names = namesOf(signatures)
  const givens = kind === 'cases' ? readGivens(document, spans.slice(1), own, names, unit) : new Map()
  const headings = position.headings.map(({ value }) => value)
  const suite: Suite = { kind, signatures, headings, place: document.place(paragraph) }
  const name = kind === 'cases' ? own.name.value : slug(headings.at(-1) ?? '') || 'cases'
  const byName = new Map(signatures.map((signature) => [signature.name.value, signature]))
  const isWrong = unit.isWrong || findings.length > before
  return { ...unit, isWrong, suite, name, signatures: byName, names, givens, checks }
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
): readonly Signature[] | undefined {
  const signatures = new Map<string, Signature>()
  const parsed = spans.map((span) => parseSignature(excerptOfSpan(document, span), types, findings))
  for (const signature of parsed) {
    if (!signature) continue
    const { value: name, place } = signature.name
    const first = signatures.get(name) ?? known.get(name)
    const isSame = first !== undefined && !signatures.has(name) && formatSignature(first) === formatSignature(signature)
    if (first && !isSame) {
      const related = [{ message: 'first here', place: first.name.place }]
      const expected = signatures.has(name) ? 'it once' : quote(formatSignature(first))
      findings.push(unexpected('signature/duplicate', place, `second ${quote(name)}`, expected, { related }))
    }
    if (!known.has(name)) known.set(name, signature)
    if (!signatures.has(name)) signatures.set(name, signature)
  }
  return parsed.includes(undefined) ? undefined : [...signatures.values()]
}

/** Every method with its givens and results. */
function namesOf(signatures: readonly Signature[]): ReadonlySet<string> {
  const fields = signatures.flatMap(({ parameters, result }) => [
    ...parameters,
    ...(result.kind === 'named' ? result.fields : []),
  ])
  return new Set([...signatures.map(({ name }) => name.value), ...fields.map(({ name }) => name)])
}

/** The code spans of a paragraph, the words of links left out. */
function spansIn(paragraph: Paragraph): readonly InlineCode[] {
  const spans: InlineCode[] = []
  visit([paragraph], (node) => {
    if (node.type === 'inlineCode') spans.push(node)
    return node.type !== 'link'
  })
  return spans
}
