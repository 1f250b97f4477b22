import type { Finding, TypeExpression } from '../../src/model/index.ts'
import { formatSignature } from '../../src/read/signatures/format.ts'
import { parseSignature } from '../../src/read/signatures/parse.ts'
import { parseType } from '../../src/read/types/parse.ts'
import { formatType, tableOf } from '../../src/read/types/table.ts'
import type { TypeTable } from '../../src/read/types/table.ts'
import { cursorOf } from '../../src/read/values/cursor.ts'
import { formatValue } from '../../src/read/values/format.ts'
import type { Literal } from '../../src/read/values/literal.ts'
import { checkValue, parseCell, parseValue } from '../../src/read/values/read.ts'
import { excerptOfText, readDeclarations } from './excerpts.ts'
import { refusalOf } from './refusal.ts'
import type { Refusal } from './refusal.ts'

/** A text as the notation spells what it was read as, and what is wrong with it. */
type Reading = Refusal & { readonly spelled: string | undefined }

/** A text, its type, and the lines of a `types` fence that declares what the type leans on. */
export interface Written {
  readonly text: string
  readonly type: string
  readonly types: readonly string[]
}

export function readValue(written: Written): Reading {
  return readLiteral(written, (findings) => parseValue(excerptOfText(written.text), findings))
}

export function readCell(written: Omit<Written, 'types'>): Reading {
  return readLiteral({ ...written, types: [] }, (findings) => parseCell(excerptOfText(written.text), true, findings)?.literal)
}

function readLiteral({ text, type, types }: Written, parse: (findings: Finding[]) => Literal | undefined): Reading {
  const findings: Finding[] = []
  const table = tableOfLines(types)
  const literal = parse(findings)
  const value = literal && checkValue(literal, typeOf(type, table), { types: table, findings })
  return { spelled: value && formatValue(value), ...refusalOf(text, findings) }
}

export function readType({ text, types }: Omit<Written, 'type'>): Reading {
  const findings: Finding[] = []
  const type = findType(text, tableOfLines(types), findings)
  return { spelled: type && formatType(type), ...refusalOf(text, findings) }
}

export function readSignature({ text, types }: Omit<Written, 'type'>): Reading {
  const findings: Finding[] = []
  const signature = parseSignature(excerptOfText(text), tableOfLines(types), findings)
  return { spelled: signature && formatSignature(signature), ...refusalOf(text, findings) }
}

export function readTypes({ lines }: { readonly lines: readonly string[] }): {
  readonly spelled: readonly string[]
  readonly rule: string | undefined
} {
  const { types, findings } = readDeclarations(lines)
  const spelled = types.map(({ name, type }) => `${name.value} = ${formatType(type)}`)
  return { spelled, rule: refusalOf('', findings).rule }
}

/** The types that some lines declare, which must be right. */
export function tableOfLines(lines: readonly string[]): TypeTable {
  const { types, findings } = readDeclarations(lines)
  if (findings[0]) throw new Error(findings[0].reason)
  return tableOf(types)
}

/** A type that must be right. */
export function typeOf(text: string, types: TypeTable): TypeExpression {
  const findings: Finding[] = []
  const type = findType(text, types, findings)
  if (!type) throw new Error(findings[0]?.reason)
  return type
}

function findType(text: string, types: TypeTable, findings: Finding[]): TypeExpression | undefined {
  const cursor = cursorOf(excerptOfText(text), findings)
  const type = cursor && parseType(cursor, { types, rule: 'types/syntax' })
  return type && cursor.expectEnd('types/syntax') ? type : undefined
}
