/** Rows of cells as lines whose columns stand under each other. Columns named in `right` end at the same place instead. */
export function alignColumns(
  rows: readonly (readonly string[])[],
  gap: string,
  right: ReadonlySet<number> = new Set(),
): string[] {
  const widths: number[] = []
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, widthOf(cell))
  }
  return rows.map((row) =>
    row
      .map((cell, column) => pad(cell, widths[column] ?? 0, right.has(column)))
      .join(gap)
      .trimEnd(),
  )
}

function pad(cell: string, width: number, isRight: boolean): string {
  const space = ' '.repeat(width - widthOf(cell))
  return isRight ? space + cell : cell + space
}

/** Columns of a terminal: characters, not UTF-16 units. */
function widthOf(cell: string): number {
  return [...cell].length
}
