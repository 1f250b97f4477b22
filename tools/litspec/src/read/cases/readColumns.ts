import type { Finding } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import type { Cell, Row } from '../document/tables.ts'
import { excerptOfCell } from '../excerpt.ts'
import { suggestionFor } from '../suggestion.ts'
import { oneOf, quote, unexpected } from '../unexpected.ts'
import { cursorOf } from '../values/cursor.ts'
import { parsePath } from '../values/parseLiteral.ts'
import { unknownGiven, unknownResult } from './names.ts'
import { ownSignature, resultNames } from './scope.ts'
import type { SuiteScope } from './scope.ts'

/** What the cells of a column say. */
export type Column =
  | { readonly kind: 'given'; readonly name: string }
  /** Without a name: the whole result. */
  | { readonly kind: 'expected'; readonly name?: string; readonly path: readonly string[] }
  | { readonly kind: 'throws' }
  | { readonly kind: 'checks' }

const RULE = 'table/header'
const CHECKS = 'Checks'

/** The columns behind the first one, which holds the names; `undefined` when one of them is wrong. */
export function readColumns(document: Document, header: Row, scope: SuiteScope): readonly Column[] | undefined {
  const [names, ...cells] = header.cells
  const { findings } = scope
  if (names?.node.children[0]?.type === 'inlineCode') {
    findings.push(
      unexpected(RULE, names.place, `column ${quote(names.text)}`, 'the names of the cases in the first column'),
    )
    return undefined
  }
  const columns = cells.map((cell) => readColumn(document, cell, scope))
  const known = columns.filter((column) => column !== undefined)
  const keys = known.map(keyOf)
  const second = keys.findIndex((key, index) => keys.indexOf(key) < index)
  const isTwice = known.length === cells.length && second >= 0
  const cell = cells[second]
  if (isTwice && cell)
    findings.push(unexpected(RULE, cell.place, `second column ${quote(cell.text)}`, 'every column once'))
  return known.length === cells.length && !isTwice ? known : undefined
}

function keyOf(column: Column): string {
  if (column.kind === 'given') return column.name
  return column.kind === 'expected' ? `→ ${[column.name ?? '', ...column.path].join('.')}` : `${column.kind}:`
}

function readColumn(document: Document, cell: Cell, scope: SuiteScope): Column | undefined {
  if (cell.node.children[0]?.type === 'inlineCode') return readSpan(document, cell, scope)
  if (cell.text === CHECKS) return { kind: 'checks' }
  scope.findings.push(refuse(cell, scope))
  return undefined
}

function refuse({ text, place }: Cell, scope: SuiteScope): Finding {
  const names = [
    ...(ownSignature(scope)?.parameters ?? []).map((field) => field.name),
    ...resultNames(scope).map((name) => `→ ${name}`),
  ]
  const fix = suggestionFor(text, [CHECKS, ...names])
  const spelling = fix === undefined || fix === CHECKS ? fix : `\`${fix}\``
  const expected = spelling ?? `${oneOf(names)} in a code span, or ${quote(CHECKS)}`
  return unexpected(RULE, place, `column ${quote(text)}`, expected, spelling ? { fix: spelling } : {})
}

/** `size`, `→ bytes`, `→ hit.answer`, `→` or `throws`. */
function readSpan(document: Document, cell: Cell, scope: SuiteScope): Column | undefined {
  const cursor = cursorOf(excerptOfCell(document, cell.node), scope.findings)
  if (!cursor) return undefined
  const isExpected = cursor.take('→') !== undefined
  if (isExpected && cursor.peek().kind === 'end') return { kind: 'expected', path: [] }
  const token = cursor.expectName(RULE, 'the name of a given, or `→` and the name of a result')
  const path = token && (isExpected ? parsePath(cursor) : { names: [] })
  if (!token || !path || !cursor.expectEnd(RULE)) return undefined
  const name = { value: token.text, place: cursor.placeOf(token) }
  if (isExpected) return knownResult(name, path.names, scope)
  const parameters = ownSignature(scope)?.parameters ?? []
  if (parameters.some((field) => field.name === name.value)) return { kind: 'given', name: name.value }
  if (name.value === 'throws') return { kind: 'throws' }
  scope.findings.push(unknownGiven(name, parameters))
  return undefined
}

function knownResult(
  name: { value: string; place: Cell['place'] },
  path: readonly string[],
  scope: SuiteScope,
): Column | undefined {
  const names = resultNames(scope)
  if (names.includes(name.value)) return { kind: 'expected', name: name.value, path }
  scope.findings.push(unknownResult(name, names))
  return undefined
}
