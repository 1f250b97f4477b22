import type { ListItem } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Finding, FunctionRow, Located } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import { suggestionFor } from '../suggestion.ts'
import type { Pass } from '../pass.ts'
import { findSection } from '../outline/findSection.ts'
import { oneOf, quote, unexpected } from '../unexpected.ts'

const RULE = 'functions/without-counterpart'

/** Reads which functions need no code, "- `Name`: reason"; of functions that share a name, "- `address`: reason". */
export const withoutCounterpart: Pass = {
  name: 'without counterpart',
  run: ({ document, draft }) => {
    const section = findSection(draft.sections, 'Without counterpart')
    if (!section) return { findings: [] }
    const items = section.nodes.flatMap((node) => (node.type === 'list' ? node.children : []))
    if (items.length === 0) {
      const { title } = section
      const found = `${quote(title.value)} without a list`
      return { findings: [unexpected(RULE, title.place, found, 'items such as "- `Name`: reason."')] }
    }
    const reasons = new Map<string, Located<string>>()
    const findings = items.flatMap((item) => readItem(document, item, draft.functions, reasons))
    const functions = draft.functions.map((row) => {
      const reason = reasons.get(row.key)
      return reason ? { ...row, withoutCounterpart: reason } : row
    })
    return { read: { functions }, findings }
  },
}

function readItem(
  document: Document,
  item: ListItem,
  rows: readonly FunctionRow[],
  reasons: Map<string, Located<string>>,
): Finding[] {
  const [paragraph] = item.children
  const span = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
  const place = document.place(paragraph ?? item)
  const malformed = unexpected(RULE, place, `item ${quote(toString(item))}`, '"`Name`: reason."')
  if (span?.type !== 'inlineCode') return [malformed]
  const named = document.place(span)
  const matching = rows.filter(({ key, name }) => key === span.value || name.value === span.value)
  const [row, second] = matching
  if (!row) return [unknown(span.value, named, rows)]
  if (second) {
    const expected = oneOf(matching.map(({ key }) => key))
    return [unexpected(RULE, named, `name ${quote(span.value)} of several functions`, expected)]
  }
  const earlier = reasons.get(row.key)
  if (earlier) {
    const related = [{ message: 'first here', place: earlier.place }]
    return [unexpected(RULE, named, `second ${quote(span.value)}`, 'every function once', { related })]
  }
  const [, colon, reason = ''] = /^(:\s+(?=\S))?(.*)$/s.exec(toString(item).slice(span.value.length)) ?? []
  reasons.set(row.key, { value: reason.replace(/\s+/g, ' '), place })
  return colon === undefined ? [malformed] : []
}

function unknown(name: string, place: Located<string>['place'], rows: readonly FunctionRow[]): Finding {
  const near = suggestionFor(
    name,
    rows.map((row) => row.name.value),
  )
  const expected = near ? quote(near) : 'a function of the table'
  return unexpected(RULE, place, `function ${quote(name)}`, expected, near ? { fix: `\`${near}\`` } : {})
}
