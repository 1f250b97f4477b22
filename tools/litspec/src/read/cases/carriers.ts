import type { Nodes } from 'mdast'
import type { Finding, Place } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import { numbersIn } from '../document/numbers.ts'
import { visit } from '../document/walk.ts'
import { excerptOfFence, excerptOfSpan } from '../excerpt.ts'
import type { Excerpt } from '../excerpt.ts'
import { statementsOf } from '../statements.ts'
import { unexpected } from '../unexpected.ts'
import { parseLine } from './parseLine.ts'
import { parseSpan } from './parseSpan.ts'
import type { Written } from './written.ts'

export interface Statements {
  readonly written: readonly Written[]
  /** Whether something was refused and is missing. */
  readonly isBroken: boolean
}

/**
 * Reads the code spans and `case` fences below some nodes in the order of the document. The words of a link are no
 * statements, and neither is what stands in `skip`.
 */
export function statementsIn(
  document: Document,
  nodes: readonly Nodes[],
  findings: Finding[],
  skip: ReadonlySet<Nodes> = new Set(),
): Statements {
  const read: (Written | undefined)[] = []
  const before = findings.length
  visit(nodes, (node) => {
    if (node.type === 'link' || skip.has(node)) return false
    if (node.type === 'inlineCode') read.push(parseSpan(excerptOfSpan(document, node), findings))
    if (node.type === 'code' && node.lang === 'case') {
      for (const written of linesOf(excerptOfFence(document, node), findings)) read.push(written)
    }
    return true
  })
  return { written: read.filter((written) => written !== undefined), isBroken: findings.length > before }
}

/** The statements of a fence; `for` opens it. */
function linesOf(fence: Excerpt, findings: Finding[]): readonly (Written | undefined)[] {
  const lines = statementsOf(fence).map((line) => parseLine(line, findings))
  const first = lines.findIndex((written) => written && written.kind !== 'for')
  for (const late of first < 0 ? [] : lines.slice(first)) {
    if (late?.kind !== 'for') continue
    findings.push(unexpected('cases/syntax', late.place, '`for` behind other statements', '`for` in the first lines'))
  }
  return lines
}

/** Numbers in the sentences of a case, which no code span binds. */
export function unboundIn(document: Document, nodes: readonly Nodes[]): Place[] {
  return numbersIn(document, nodes, (node) => node.type === 'inlineCode' || node.type === 'code')
}
