import type { Finding, Located, TypeExpression, UnitModel } from '../../model/index.ts'
import { SCALAR_NAMES } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import { descendants } from '../document/walk.ts'
import { excerptOfFence } from '../excerpt.ts'
import type { Excerpt } from '../excerpt.ts'
import { statementsOf } from '../statements.ts'
import { quote, unexpected } from '../unexpected.ts'
import { fallbacksOf, HEAVIEST, weightOf } from '../values/weight.ts'
import { parseDeclaration } from './declaration.ts'
import type { Declaration } from './declaration.ts'
import { isTooLarge } from './size.ts'

export interface TypesReading {
  readonly types: UnitModel['types']
  readonly findings: readonly Finding[]
}

/** Stands for a declared type that is wrong, so that its uses raise nothing more: it resolves to nothing. */
const BROKEN: TypeExpression = { kind: 'named', name: '?' }

/** Reads every `types` fence of a document. A type uses the ones declared above it. */
export function readTypes(document: Document): TypesReading {
  const findings: Finding[] = []
  let room = HEAVIEST
  const types = new Map<string, { readonly name: Located<string>; readonly type: TypeExpression }>()
  const table = new Map<string, TypeExpression>()
  for (const statement of declarationsOf(document)) {
    const declaration = parseDeclaration(statement, table, findings)
    if (!declaration) continue
    const { name, type = BROKEN } = declaration
    const finding = refuse(declaration, types.get(name.value)?.name, table)
    room -= type.kind === 'record' ? weightOf(fallbacksOf(type.fields), room) : 0
    if (finding) findings.push(finding)
    if (room < 0) {
      findings.push(
        unexpected('unit/too-large', name.place, `more than ${HEAVIEST} values in defaults`, 'smaller ones'),
      )
      break
    }
    if (!types.has(name.value)) {
      types.set(name.value, { name, type })
      table.set(name.value, type)
    }
  }
  return { types: [...types.values()], findings }
}

function declarationsOf(document: Document): readonly Excerpt[] {
  const fences = descendants(document.root, 'code').filter((fence) => fence.lang === 'types')
  return fences.flatMap((fence) => statementsOf(excerptOfFence(document, fence)))
}

function refuse(
  { name, type, members }: Declaration,
  first: Located<string> | undefined,
  table: ReadonlyMap<string, TypeExpression>,
): Finding | undefined {
  const taken = members.find((member) => isScalar(member.value) || table.has(member.value))
  if (taken)
    return unexpected('types/duplicate', taken.place, `type ${quote(taken.value)} as a member`, 'a name of its own')
  if (isScalar(name.value)) {
    return unexpected(
      'types/duplicate',
      name.place,
      `second ${quote(name.value)}`,
      'a name that is no type of the notation',
    )
  }
  if (first) {
    const related = [{ message: 'first here', place: first.place }]
    return unexpected('types/duplicate', name.place, `second ${quote(name.value)}`, 'every type once', { related })
  }
  return type && isTooLarge(type, table)
    ? unexpected('types/syntax', name.place, `${quote(name.value)} with more than 256 parts`, 'a smaller type')
    : undefined
}

function isScalar(name: string): boolean {
  return (SCALAR_NAMES as readonly string[]).includes(name)
}
