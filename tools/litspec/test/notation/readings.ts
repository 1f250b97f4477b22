import type { Finding } from '../../src/model/index.ts'
import { excerptOfText } from '../../src/read/excerpt.ts'
import { formatSignature } from '../../src/read/signatures/format.ts'
import { parseSignature } from '../../src/read/signatures/parse.ts'
import { parseTypeExpression } from '../../src/read/types/parse.ts'
import { formatType } from '../../src/read/types/table.ts'
import { formatValue } from '../../src/read/values/format.ts'
import type { Literal } from '../../src/read/values/literal.ts'
import { checkValue, parseCell, parseValue } from '../../src/read/values/read.ts'
import { tableFor, typeOf, typesOf } from '../read/notation.ts'
import { refusalOf, rulesOf } from './refusal.ts'
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

export function readCell({ text, type }: Omit<Written, 'types'>): Reading {
  const parse = (findings: Finding[]) => parseCell(excerptOfText(text), true, findings)?.literal
  return readLiteral({ text, type, types: [] }, parse)
}

function readLiteral({ text, type, types }: Written, parse: (findings: Finding[]) => Literal | undefined): Reading {
  const findings: Finding[] = []
  const table = tableOf(types)
  const literal = parse(findings)
  const value = literal && checkValue(literal, typeOf(type, table), { types: table, findings })
  return { spelled: value && formatValue(value), ...refusalOf(text, findings) }
}

export function readType({ text, types }: Omit<Written, 'type'>): Reading {
  const findings: Finding[] = []
  const type = parseTypeExpression(excerptOfText(text), tableOf(types), findings)
  return { spelled: type && formatType(type), ...refusalOf(text, findings) }
}

export function readSignature({ text, types }: Omit<Written, 'type'>): Reading {
  const findings: Finding[] = []
  const signature = parseSignature(excerptOfText(text), tableOf(types), findings)
  return { spelled: signature && formatSignature(signature), ...refusalOf(text, findings) }
}

export function readDeclarations({ lines }: { readonly lines: readonly string[] }): {
  readonly spelled: readonly string[]
  readonly rule: string | undefined
} {
  const { types, findings } = typesOf(lines.join('\n'))
  const spelled = types.map(({ name, type }) => `${name.value} = ${formatType(type)}`)
  return { spelled, rule: rulesOf(findings) }
}

function tableOf(lines: readonly string[]): ReturnType<typeof tableFor> {
  return tableFor(lines.join('\n'))
}
