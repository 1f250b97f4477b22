import { LIMITS } from './limits.ts'

/** A stretch of the text that is more than a unit may hold. */
export interface Excess {
  readonly start: number
  readonly end: number
  readonly found: string
  readonly expected: string
}

/** Finds the first line of each kind that goes over a limit. */
export function excesses(text: string): Excess[] {
  const found = new Map<string, Excess>()
  const block: Block = { marks: 0, rows: 0, depth: 0, deepest: 0 }
  let start = 0
  for (const line of text.split('\n')) {
    measure(line, block)
    const over = [
      excessOf('characters on a line', line.length, LIMITS.line),
      excessOf('lists and quotes inside each other', depthOf(line), LIMITS.nesting),
      excessOf('brackets inside each other', block.deepest, LIMITS.brackets),
      excessOf('rows of a table', block.rows, LIMITS.rows),
      excessOf('characters of markup in a paragraph', block.marks, LIMITS.marks),
    ]
    for (const excess of over) {
      if (excess && !found.has(excess.expected)) found.set(excess.expected, { start, end: start + line.length, ...excess })
    }
    start += line.length + 1
  }
  return [...found.values()]
}

function excessOf(what: string, count: number, most: number): Pick<Excess, 'found' | 'expected'> | undefined {
  return count > most ? { found: `${count} ${what}`, expected: `at most ${most}` } : undefined
}

/** How many containers a line opens: its markers, and two columns of indentation for each one that it continues. */
function depthOf(line: string): number {
  const prefix = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])(?:[ \t>]+|$))*/.exec(line)?.[0] ?? ''
  const markers = prefix.match(/[>+*-]|\d+[.)]/g)?.length ?? 0
  return markers === 0 ? 0 : markers + Math.floor((/^ */.exec(prefix)?.[0].length ?? 0) / 2)
}

interface Block {
  marks: number
  rows: number
  /** Brackets that are open here, and the most that ever were. */
  depth: number
  deepest: number
}

/** Adds a line to the paragraph or table that it continues; a row of a table stands alone but for being counted. */
function measure(line: string, block: Block): void {
  const isRow = /^[ \t>]*\|/.test(line)
  block.rows = isRow ? block.rows + 1 : 0
  if (isRow || line.trim() === '') block.marks = block.depth = block.deepest = 0
  for (const [mark] of line.matchAll(/[*_`[\](){}<>&!\\]/g)) {
    block.marks++
    if ('[({'.includes(mark)) block.deepest = Math.max(block.deepest, ++block.depth)
    else if ('])}'.includes(mark)) block.depth = Math.max(0, block.depth - 1)
  }
}
