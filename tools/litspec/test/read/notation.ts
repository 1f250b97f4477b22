import type { Finding, TypeExpression, Value } from '../../src/model/index.ts'
import { excerptOfText } from '../../src/read/excerpt.ts'
import { parseDocument } from '../../src/read/document/parse.ts'
import { parseTypeExpression } from '../../src/read/types/parse.ts'
import { readTypes } from '../../src/read/types/read.ts'
import type { TypesReading } from '../../src/read/types/read.ts'
import { tableOf } from '../../src/read/types/table.ts'
import type { TypeTable } from '../../src/read/types/table.ts'
import { checkValue, parseValue } from '../../src/read/values/read.ts'

/** A finding in one line: rule, place, reason and, in brackets, the fix. */
export function line({ ruleId, place: { start, end }, reason, fix }: Finding): string {
  const to = end.line === start.line ? `${end.column}` : `${end.line}:${end.column}`
  return `${ruleId} ${start.line}:${start.column}-${to} ${reason}${fix === undefined ? '' : ` [${fix}]`}`
}

/** Reads declarations as the only `types` fence of a document; its first line is line 2. */
export function typesOf(declarations: string): TypesReading {
  return readTypes(parseDocument('types.md', `\`\`\`types\n${declarations}\n\`\`\`\n`))
}

export function tableFor(declarations: string): TypeTable {
  return declarations ? tableOf(typesOf(declarations).types) : new Map()
}

export function typeOf(text: string, types: TypeTable = new Map()): TypeExpression {
  const findings: Finding[] = []
  const type = parseTypeExpression(excerptOfText(text), types, findings)
  if (!type) throw new Error(findings.map(line).join('\n'))
  return type
}

/** Reads a text as a value of a type, both in the notation. */
export function read(
  text: string,
  type: string,
  declarations = '',
): { value: Value | undefined; findings: readonly string[] } {
  const types = tableFor(declarations)
  const findings: Finding[] = []
  const literal = parseValue(excerptOfText(text), findings)
  const value = literal && checkValue(literal, typeOf(type, types), { types, findings })
  return { value, findings: findings.map(line) }
}

export function valueOf(text: string, type: string, declarations = ''): Value {
  const { value, findings } = read(text, type, declarations)
  if (!value) throw new Error(findings.join('\n'))
  return value
}
