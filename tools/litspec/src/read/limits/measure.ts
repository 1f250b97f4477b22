/** What is counted from line to line. */
export interface Counts {
  readonly characters: number
  readonly lines: number
  /** Containers that the line opens or continues. */
  readonly nesting: number
  readonly markers: number
  /** Brackets that are open at the end of the line, and the most that were open in this paragraph. */
  readonly open: number
  readonly brackets: number
  readonly rows: number
  readonly paragraph: number
  readonly markup: number
}

export const NOTHING: Counts = {
  characters: 0,
  lines: 0,
  nesting: 0,
  markers: 0,
  open: 0,
  brackets: 0,
  rows: 0,
  paragraph: 0,
  markup: 0,
}

/** Counts one more line. A blank line ends a paragraph; a row of a table is one of its own. */
export function measure(before: Counts, line: string): Counts {
  const isRow = /^[ \t>]*\|/.test(line)
  const ends = isRow || line.trim() === ''
  const { indentation, markers } = markersOf(line)
  const { marks, pipes, open, brackets } = markupOf(line, ends ? 0 : before.open)
  return {
    characters: line.length,
    lines: before.lines + 1,
    nesting: markers === 0 ? 0 : markers + Math.floor(indentation / 2),
    markers: before.markers + markers,
    open,
    brackets: ends ? brackets : Math.max(before.brackets, brackets),
    rows: isRow ? before.rows + 1 : 0,
    paragraph: (ends ? 0 : before.paragraph) + marks,
    markup: before.markup + marks + pipes,
  }
}

/** The list and quote markers that open a line, and its indentation: two columns for each container it continues. */
function markersOf(line: string): { indentation: number; markers: number } {
  const prefix = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])(?:[ \t>]+|$))*/.exec(line)?.[0] ?? ''
  return { indentation: prefix.search(/\S|$/), markers: prefix.match(/[>+*-]|\d+[.)]/g)?.length ?? 0 }
}

function markupOf(line: string, before: number): { marks: number; pipes: number; open: number; brackets: number } {
  let [marks, pipes, open, brackets] = [0, 0, before, before]
  for (const [mark] of line.matchAll(/[*_`[\](){}<>&!\\|]/g)) {
    if (mark === '|') pipes++
    else marks++
    if ('[({'.includes(mark)) brackets = Math.max(brackets, ++open)
    else if ('])}'.includes(mark)) open = Math.max(0, open - 1)
  }
  return { marks, pipes, open, brackets }
}
