import type { Excerpt } from './excerpt.ts'
import { sliceOf } from './excerpt.ts'

/**
 * Splits the text of a fence into statements, one a line. A statement goes on while a bracket is open and lines are
 * indented below it or close a bracket, and in lines that open with `|`; blank lines part nothing.
 */
export function statementsOf(excerpt: Excerpt): readonly Excerpt[] {
  const statements: Excerpt[] = []
  const lines = excerpt.text.split('\n')
  let first = lines[0] ?? ''
  let start = 0
  let at = 0
  let depth = 0
  for (const [index, line] of lines.entries()) {
    depth = Math.max(0, depth + openBrackets(line))
    at += line.length
    if (!goesOn(lines[index + 1], first, depth)) {
      const statement = trimmed(excerpt, start, at)
      if (statement) statements.push(statement)
      start = at + 1
      depth = 0
      first = lines[index + 1] ?? ''
    }
    at++
  }
  return statements
}

/** Whether the next line belongs to a statement that opened with the line `first` and left `depth` brackets open. */
function goesOn(next: string | undefined, first: string, depth: number): boolean {
  if (next === undefined) return false
  const content = next.trimStart()
  if (depth === 0) return content.startsWith('|')
  return content === '' || indentation(next) > indentation(first) || ')]}'.includes(content[0] as string)
}

function indentation(line: string): number {
  return line.length - line.trimStart().length
}

/** How many brackets a line leaves open; those in quoted texts are none. */
function openBrackets(line: string): number {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < line.length; at++) {
    const character = line[at] as string
    if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) at += character === '\\' ? 1 : 0
    else if ('([{'.includes(character)) depth++
    else if (')]}'.includes(character)) depth--
  }
  return depth
}

function trimmed(excerpt: Excerpt, from: number, to: number): Excerpt | undefined {
  const text = excerpt.text.slice(from, to)
  const content = text.trim()
  const start = from + text.length - text.trimStart().length
  return content ? sliceOf(excerpt, start, start + content.length) : undefined
}
