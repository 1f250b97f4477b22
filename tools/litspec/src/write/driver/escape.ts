import { escapeUnseen } from '../escapeUnseen.ts'

/** A text as a string literal of TypeScript. */
export function literal(text: string): string {
  return `'${escapeUnseen(text.replace(/[\\']/g, '\\$&'))}'`
}

/** A property name of TypeScript: as it is when it is an identifier, else as a string literal. */
export function property(name: string): string {
  return isIdentifier(name) ? name : literal(name)
}

/** ASCII only: a letter that merely looks like another one is quoted. */
export function isIdentifier(name: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(name)
}

/** A text that can stand on one line of any comment: it ends no comment and no line. */
export function commentText(text: string): string {
  return escapeUnseen(text.replaceAll('*/', '*\\/').replace(/\s/g, ' '))
}

/** A text as code on one line of a comment: the fence of backticks is longer than any inside. */
export function commentCode(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length))
  if (longest === 0) return `\`${commentText(text)}\``
  const fence = '`'.repeat(longest + 1)
  return `${fence} ${commentText(text)} ${fence}`
}
