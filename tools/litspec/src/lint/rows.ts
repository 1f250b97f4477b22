import type { Config, ConstantRow, FunctionRow, UnitModel } from '../model/index.ts'
import { suggestionFor } from '../read/suggestion.ts'
import { spellTag } from './tags/grammar.ts'

/** A row of a table and the unit it stands in. */
export interface RowOf<Row> {
  readonly row: Row
  readonly unit: UnitModel
}

export type FunctionRows = ReadonlyMap<string, RowOf<FunctionRow>>
export type ConstantRows = ReadonlyMap<string, RowOf<ConstantRow>>

/** The tag that a row of a functions table asks for. */
export function tagOfFunction({ key, address, name, file }: FunctionRow, config: Config): string {
  return address
    ? spellTag({ kind: 'function', key, name: name.value, file: file.value }, config)
    : spellTag({ kind: 'own', key }, config)
}

/** The tag that a row of a constants table asks for. */
export function tagOfConstant({ key }: ConstantRow, config: Config): string {
  return spellTag({ kind: 'constant', key }, config)
}

/** The row that the text of a tag was meant for: by address, by key, by a name that one row has, by a slip of the key. */
export function meantFunction(text: string, rows: FunctionRows): RowOf<FunctionRow> | undefined {
  const digits = /(?<![\w$])(?:0x)?([0-9a-f]*\d[0-9a-f]*)(?![\w$])/i.exec(text)?.[1]
  const byAddress = digits === undefined ? undefined : rows.get(`0x${digits.toLowerCase()}`)
  if (byAddress) return byAddress
  const key = keyIn(text)
  return (key === undefined ? undefined : rows.get(key)) ?? onlyNamed(text, rows) ?? nearestKey(key, rows)
}

/** The row that the text of a tag was meant for: by key, by a name that one row has, by a slip of the key. */
export function meantConstant(text: string, rows: ConstantRows): RowOf<ConstantRow> | undefined {
  const key = keyIn(text)
  return (key === undefined ? undefined : rows.get(key)) ?? onlyNamed(text, rows) ?? nearestKey(key, rows)
}

function onlyNamed<Row extends FunctionRow | ConstantRow>(
  text: string,
  rows: ReadonlyMap<string, RowOf<Row>>,
): RowOf<Row> | undefined {
  const words = new Set(text.match(/[\w$]+/g))
  const [first, second] = [...rows.values()].filter(({ row }) => words.has(row.name.value))
  return second ? undefined : first
}

function nearestKey<Row>(key: string | undefined, rows: ReadonlyMap<string, Row>): Row | undefined {
  return key === undefined ? undefined : rows.get(suggestionFor(key, rows.keys()) ?? '')
}

function keyIn(text: string): string | undefined {
  const [, unit, name] = /([\w-]+)\/([\w$]+)/.exec(text) ?? []
  return unit === undefined ? undefined : `${unit.toLowerCase()}/${name}`
}

/** Whether a file stands in the sources of a unit's package. */
export function isInPackage(file: string, unit: UnitModel): boolean {
  return file.startsWith(`${unit.frontMatter.package}/`)
}
