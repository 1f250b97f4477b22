import type { Excerpt } from './excerpt.ts'
import { sliceOf } from './excerpt.ts'

/**
 * Splits the text of a fence into statements, one a line. A statement goes on in the next line while a bracket is open
 * or when that line opens with `|`; blank lines part nothing.
 */
export function statementsOf(excerpt: Excerpt): readonly Excerpt[] {
  const statements: Excerpt[] = []
  let start = 0
  let at = 0
  let depth = 0
  const lines = excerpt.text.split('\n')
  for (const [index, line] of lines.entries()) {
    depth = Math.max(0, depth + openBrackets(line))
    at += line.length
    if (depth === 0 && !lines[index + 1]?.trimStart().startsWith('|')) {
      const statement = trimmed(excerpt, start, at)
      if (statement) statements.push(statement)
      start = at + 1
    }
    at++
  }
  const rest = trimmed(excerpt, start, excerpt.text.length)
  return rest ? [...statements, rest] : statements
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
