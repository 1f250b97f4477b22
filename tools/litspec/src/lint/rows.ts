import type { Config, ConstantRow, FunctionRow, UnitModel } from '../model/index.ts'
import { spellTag } from './tags/grammar.ts'

/** A row of a table and the unit it stands in. */
export interface RowOf<Row> {
  readonly row: Row
  readonly unit: UnitModel
}

/** The rows of one kind, of all units, by key. */
export type Rows<Row> = ReadonlyMap<string, RowOf<Row>>

export function functionRowsOf(units: readonly UnitModel[]): Rows<FunctionRow> {
  return new Map(units.flatMap((unit) => unit.functions.map((row) => [row.key, { row, unit }])))
}

export function constantRowsOf(units: readonly UnitModel[]): Rows<ConstantRow> {
  return new Map(units.flatMap((unit) => unit.constants.map((row) => [row.key, { row, unit }])))
}

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

/** Whether a file stands in the package of a unit. */
export function isInPackage(file: string, unit: UnitModel): boolean {
  return file.startsWith(`${unit.frontMatter.package}/`)
}
