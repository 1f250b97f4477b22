import type { ConstantRow, FunctionRow } from '../model/index.ts'
import { suggestionFor } from '../read/suggestion.ts'
import type { RowOf, Rows } from './rows.ts'

/** The row that the text of a tag was meant for: by address, by key, by a name that one row has, by a slip of the key. */
export function meantFunction(text: string, rows: Rows<FunctionRow>): FunctionRow | undefined {
  const [, digits] = /(?<![\w$])(?:0x)?([0-9a-f]*\d[0-9a-f]*)(?![\w$])/i.exec(text) ?? []
  const byAddress = digits === undefined ? undefined : rows.get(`0x${digits.toLowerCase()}`)
  return (byAddress ?? meantByKey(text, rows))?.row
}

/** The row that the text of a tag was meant for: by key, by a name that one row has, by a slip of the key. */
export function meantConstant(text: string, rows: Rows<ConstantRow>): ConstantRow | undefined {
  return meantByKey(text, rows)?.row
}

function meantByKey<Row extends FunctionRow | ConstantRow>(text: string, rows: Rows<Row>): RowOf<Row> | undefined {
  const [, unit, name] = /([\w-]+)\/([\w$]+)/.exec(text) ?? []
  const key = unit === undefined ? '' : `${unit.toLowerCase()}/${name}`
  return rows.get(key) ?? onlyNamed(text, rows) ?? rows.get(suggestionFor(key, rows.keys()) ?? '')
}

function onlyNamed<Row extends FunctionRow | ConstantRow>(text: string, rows: Rows<Row>): RowOf<Row> | undefined {
  const words = new Set(text.match(/[\w$]+/g))
  const [first, second] = [...rows.values()].filter(({ row }) => words.has(row.name.value))
  return second ? undefined : first
}
