import type { Finding, Located, Waiver } from '../../model/index.ts'
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
import { quote, unexpected } from '../unexpected.ts'

const RULE = 'waivers/syntax'
const HEADER = ['Claim', 'Until', 'Reason']

/** Reads the file of waivers: prose and one table of claim, last day and reason. */
export function readWaivers(file: string, source: string): { waivers: Waiver[]; findings: Finding[] } {
  const text = normalise(source)
  const excess = checkLimits(file, text)
  if (excess.length > 0) return { waivers: [], findings: excess }
  const document = parseDocument(file, text)
  const [node, second] = descendants(document.root, 'table')
  if (!node || second) {
    const place = document.placeOf(0, 0)
    const found = node ? 'second table' : 'no table'
    return {
      waivers: [],
      findings: [
        unexpected(RULE, second ? document.place(second) : place, found, `one table ${quote(HEADER.join(' | '))}`),
      ],
    }
  }
  const table = readTable(document, node)
  const columns = columnsOf(table, HEADER)
  const readings = table.rows.map((row) => readRow(row, columns))
  const waivers = readings.flatMap(({ waiver }) => waiver ?? [])
  const findings = [
    ...columns.findings.map((finding) => ({ ...finding, ruleId: RULE }) as const),
    ...readings.flatMap((reading) => reading.findings),
  ]
  return { waivers, findings: [...findings, ...duplicates(waivers)] }
}

function readRow(row: Row, columns: Columns): { waiver?: Waiver; findings: Finding[] } {
  const [claim, until, reason] = [0, 1, 2].map((column) => columns.cell(row, column))
  if (row.cells.length !== HEADER.length || !claim || !until || !reason) {
    return { findings: [unexpected(RULE, row.place, `row of ${row.cells.length} cells`, `a row of ${HEADER.length}`)] }
  }
  const findings = [
    ...check(
      claim,
      /^[a-z][a-z\d-]*\/\w[\w ]*\.[\p{L}\p{N}_-]+$/u.test(claim.text),
      'the id of a claim, such as `rays/Ray_ClipSlab.touching`',
    ),
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
