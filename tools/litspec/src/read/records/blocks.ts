import type { Paragraph, RootContent } from 'mdast'
import type { Finding, Located } from '../../model/index.ts'
import type { Document, Section } from '../document/document.ts'
import { firstLine } from '../document/firstLine.ts'
import { readTable } from '../document/tables.ts'
import type { Table } from '../document/tables.ts'
import { quote, unexpected } from '../unexpected.ts'

/** A record before its rows are read: its opening line and the tables below. */
export interface RecordBlock {
  readonly name: Located<string>
  readonly size: Located<number>
  readonly tables: readonly Table[]
}

/** Splits the section `Records` at lines "`Name`, 0x30 bytes."; every table belongs to the line above it. */
export function blocksOf(document: Document, section: Section): { blocks: RecordBlock[]; findings: Finding[] } {
  const blocks: (RecordBlock & { tables: Table[] })[] = []
  const findings: Finding[] = []
  let open: (RecordBlock & { tables: Table[] }) | undefined
  for (const [index, node] of section.nodes.entries()) {
    if (node.type === 'heading') open = undefined
    if (node.type === 'paragraph') {
      const opening = readOpening(document, node)
      if (opening) blocks.push((open = { ...opening, tables: [] }))
      else if (isTable(section.nodes[index + 1]) && beginsWithCode(node)) {
        findings.push(notOpening(document, node))
        blocks.push((open = { ...standIn(document, node), tables: [] }))
      }
    }
    if (node.type !== 'table') continue
    if (open) open.tables.push(readTable(document, node))
    else findings.push(unexpected('records/opening-line', document.place(node.children[0] ?? node), 'table', OPENING))
  }
  return { blocks, findings: [...findings, ...blocks.filter(isEmpty).map(withoutTable)] }
}

const OPENING = 'a line such as "`Name`, 0x30 bytes." above it'

function readOpening(document: Document, paragraph: Paragraph): Omit<RecordBlock, 'tables'> | undefined {
  const { start, end } = document.place(paragraph)
  const line = /^`([A-Za-z_]\w*)`, (0x[\da-f]{1,8}) bytes\.(?!\S)/.exec(document.text.slice(start.offset, end.offset))
  const [, name, size] = line ?? []
  if (name === undefined || size === undefined) return undefined
  const sizeAt = start.offset + name.length + 4
  return {
    name: { value: name, place: document.placeOf(start.offset + 1, start.offset + 1 + name.length) },
    size: { value: Number(size), place: document.placeOf(sizeAt, sizeAt + size.length) },
  }
}

function isTable(node: RootContent | undefined): boolean {
  return node?.type === 'table'
}

function beginsWithCode({ children: [first] }: Paragraph): boolean {
  return first?.type === 'inlineCode'
}

function notOpening(document: Document, node: Paragraph): Finding {
  const place = firstLine(document, node)
  const line = document.text.slice(place.start.offset, place.end.offset)
  const [, name, bytes] = /^`(\w+)`, (\d+|0x[\da-fA-F]+) bytes\b\.?$/.exec(line) ?? []
  const fix = name && bytes ? `\`${name}\`, 0x${Number(bytes).toString(16)} bytes.` : undefined
  return unexpected(
    'records/opening-line',
    place,
    quote(line),
    fix ? quote(fix) : '"`Name`, 0x30 bytes."',
    fix ? { fix } : {},
  )
}

/** The record is read all the same, without a size to add up to. */
function standIn(document: Document, { children: [first] }: Paragraph): Omit<RecordBlock, 'tables'> {
  const place = document.placeOf(first?.position?.start.offset ?? 0, first?.position?.end.offset ?? 0)
  return { name: { value: first?.type === 'inlineCode' ? first.value : '', place }, size: { value: Number.NaN, place } }
}

function isEmpty({ tables }: RecordBlock): boolean {
  return tables.length === 0
}

function withoutTable({ name }: RecordBlock): Finding {
  return unexpected(
    'records/opening-line',
    name.place,
    `${quote(name.value)} without a table`,
    'a table below the line',
  )
}
