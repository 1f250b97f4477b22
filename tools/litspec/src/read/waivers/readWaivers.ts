import type { Table as TableNode } from 'mdast'
import type { Finding, Located, Waiver } from '../../model/index.ts'
import { byPlace } from '../byPlace.ts'
import type { Document } from '../document/document.ts'
import { normalise } from '../document/normalise.ts'
import { parseDocument } from '../document/parse.ts'
import { readTable } from '../document/tables.ts'
import type { Cell, Row } from '../document/tables.ts'
import { descendants } from '../document/walk.ts'
import { isDay } from '../frontMatter/keys.ts'
import { checkLimits } from '../limits/checkLimits.ts'
import { repeatsOf } from '../repeats.ts'
import { columnsOf } from '../shape/columns.ts'
import type { Columns } from '../shape/columns.ts'
import { strayPipes } from '../shape/strayPipes.ts'
import { countOf } from '../shape/tables.ts'
import { quote, unexpected } from '../unexpected.ts'

const RULE = 'waivers/syntax'
const CLAIM_ID = /^[a-z][a-z\d-]*\/\w+\.[\p{L}\p{N}_-]+$/u
const HEADER = ['Claim', 'Until', 'Reason']

/** What was read of a file of waivers. */
export interface WaiverReading {
  /** Its rows, as far as they could be read, in order. */
  readonly waivers: readonly Waiver[]
  /** In the order of the document. */
  readonly findings: readonly Finding[]
}

/** Reads the file of waivers: prose and one table of claim, last day and reason. */
export function readWaivers(file: string, source: string): WaiverReading {
  const text = normalise(source)
  const excess = checkLimits(file, text)
  if (excess.length > 0) return { waivers: [], findings: excess }
  const document = parseDocument(file, text)
  const [node, second] = descendants(document.root, 'table')
  const stray = strayPipes(document).map(asWaivers)
  if (!node || second) return { waivers: [], findings: stray.length > 0 ? stray : [notOneTable(document, second)] }
  const table = readTable(document, node)
  const columns = columnsOf(table, HEADER)
  const rows = table.rows.map((row) => readRow(row, columns))
  const waivers = rows.flatMap(({ waiver }) => waiver ?? [])
  const wrong = [...columns.findings.map(asWaivers), ...rows.flatMap(({ findings }) => findings)]
  return { waivers, findings: [...wrong, ...duplicates(waivers), ...stray].toSorted(byPlace) }
}

function asWaivers(finding: Finding): Finding {
  return { ...finding, ruleId: RULE }
}

function notOneTable(document: Document, second: TableNode | undefined): Finding {
  const place = second ? document.place(second) : document.placeOf(0, 0)
  return unexpected(RULE, place, second ? 'second table' : 'no table', `one table ${quote(HEADER.join(' | '))}`)
}

function readRow(row: Row, columns: Columns): { waiver?: Waiver; findings: Finding[] } {
  const [claim, until, reason] = [0, 1, 2].map((column) => columns.cell(row, column))
  if (row.cells.length !== HEADER.length || !claim || !until || !reason) {
    return { findings: [unexpected(RULE, row.place, `row of ${countOf(row.cells.length)}`, countOf(HEADER.length))] }
  }
  const findings = [
    ...check(claim, CLAIM_ID.test(claim.text), 'the id of a claim, such as `rays/Ray_ClipSlab.touching`'),
    ...check(until, isDay(until.text), 'a day such as `2027-01-31`'),
    ...check(reason, reason.text !== '', 'a reason'),
  ]
  if (findings.length > 0) return { findings }
  return { waiver: { claim: located(claim), until: located(until), reason: reason.text }, findings }
}

function check(cell: Cell, isRight: boolean, expected: string): Finding[] {
  return isRight ? [] : [unexpected(RULE, cell.place, cell.text === '' ? 'empty cell' : quote(cell.text), expected)]
}

function located({ text, place }: Cell): Located<string> {
  return { value: text, place }
}

function duplicates(waivers: readonly Waiver[]): Finding[] {
  return repeatsOf(waivers, ({ claim }) => claim.value).map(([{ claim }, first]) => {
    const related = [{ message: 'first here', place: first.claim.place }]
    return unexpected(RULE, claim.place, `second waiver for ${quote(claim.value)}`, 'one', { related })
  })
}
