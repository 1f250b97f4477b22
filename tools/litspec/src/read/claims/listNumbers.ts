import type { List, Nodes } from 'mdast'
import type { Finding } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import { hasChildren, visit } from '../document/walk.ts'
import type { Pass } from '../pass.ts'
import { unexpected } from '../unexpected.ts'

/**
 * Written list numbers count up by one.
 *
 * The tree keeps only the first number of a list, so they are read from the source. A list begins with 1, or goes
 * on where the list before it under the same heading ended. After a wrong number both ways of going on are right: from
 * that number, and as if it had been right.
 */
export const listNumbers: Pass = {
  name: 'list numbers',
  run: ({ document }) => {
    const findings: Finding[] = []
    visit([document.root], (node) => {
      if (hasChildren(node)) findings.push(...checkSiblings(document, node.children))
      return true
    })
    return { findings }
  },
}

function checkSiblings(document: Document, nodes: readonly Nodes[]): Finding[] {
  const findings: Finding[] = []
  let [last, counted] = [0, 0]
  for (const node of nodes) {
    if (node.type === 'heading') [last, counted] = [0, 0]
    if (node.type !== 'list' || !node.ordered) continue
    const [first] = numbersOf(document, node)
    if (first?.value === 1) [last, counted] = [0, 0]
    for (const { value, start, end } of numbersOf(document, node)) {
      const next = last + 1
      const isRight = value === next || value === counted + 1
      counted = isRight ? value : counted + 1
      last = value
      if (isRight) continue
      const place = document.placeOf(start, end)
      findings.push(
        unexpected('claims/list-number', place, `list number ${value}`, String(next), { fix: String(next) }),
      )
    }
  }
  return findings
}

function numbersOf(document: Document, list: List): { value: number; start: number; end: number }[] {
  return list.children.map((item) => {
    const start = item.position?.start.offset ?? 0
    const digits = /^\d*/.exec(document.text.slice(start, start + 10))?.[0] ?? ''
    return { value: Number(digits), start, end: start + digits.length }
  })
}
