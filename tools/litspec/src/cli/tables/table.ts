import { visible } from '../../report/index.ts'
import { alignColumns } from './alignColumns.ts'

/** A cell: numbers stand to the right. */
export type Cell = string | number

/** A table of what was read: shown aligned, or as a list of objects whose keys are the titles. */
export interface Table {
  readonly titles: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

export function alignedTable({ titles, rows }: Table, strong: (text: string) => string): string {
  const columns = [...titles.keys()]
  const numeric = new Set(columns.filter((column) => rows.every((row) => typeof row[column] === 'number')))
  const cells = rows.map((row) => row.map((cell) => visible(String(cell))))
  const [head = '', ...lines] = alignColumns([titles, ...cells], '  ', numeric)
  return [strong(head), ...lines].map((line) => `${line}\n`).join('')
}

export function jsonTable({ titles, rows }: Table): string {
  const objects = rows.map((row) => Object.fromEntries(titles.map((title, column) => [title, row[column]])))
  return `${JSON.stringify(objects, undefined, 2)}\n`
}
