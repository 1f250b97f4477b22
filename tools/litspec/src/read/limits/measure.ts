/** What is counted from line to line. */
export interface Counts {
  readonly characters: number
  readonly lines: number
  readonly block: number
  /** Containers that the line opens or continues, and all those before. */
  readonly nesting: number
  readonly containers: number
  readonly underlines: number
  /** Brackets that are open at the end of the line, and the most that were open in this paragraph. */
  readonly open: number
  readonly brackets: number
  readonly paragraph: number
  readonly markup: number
}

export const NOTHING: Counts = {
  characters: 0,
  lines: 0,
  block: 0,
  nesting: 0,
  containers: 0,
  underlines: 0,
  open: 0,
  brackets: 0,
  paragraph: 0,
  markup: 0,
}

/** Lines with which a paragraph cannot go on, whatever stands above: nothing, a row of a table, a list item, a fence. */
const ENDS = /^(?: *$|[ >]*\||[ ]{0,3}(?:(?:[-+*]|1[.)]) +\S|`{3,}[^`]*$|~{3,}))/

/** Counts one more line. */
export function measure(before: Counts, line: string): Counts {
  const continues = !ENDS.test(line)
  const nesting = nestingOf(line)
  const { marks, pipes, open, brackets } = markupOf(line, continues ? before.open : 0)
  return {
    characters: line.length,
    lines: before.lines + 1,
    block: line.trim() === '' ? 0 : before.block + 1,
    nesting,
    containers: before.containers + nesting,
    underlines: before.underlines + (/^[ >]*(?:=+|-+) *$/.test(line) ? 1 : 0),
    open,
    brackets: continues ? Math.max(before.brackets, brackets) : brackets,
    paragraph: (continues ? before.paragraph : 0) + marks,
    markup: before.markup + marks + pipes,
  }
}

/** The list and quote markers that open a line, and one more container for every two columns of its indentation. */
function nestingOf(line: string): number {
  const prefix = /^[ >]*(?:(?:[-+*]|\d{1,9}[.)])(?:[ >]+|$))*/.exec(line)?.[0] ?? ''
  const markers = prefix.match(/[>+*-]|\d+[.)]/g)?.length ?? 0
  return markers === 0 ? 0 : markers + Math.floor(prefix.search(/\S/) / 2)
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
