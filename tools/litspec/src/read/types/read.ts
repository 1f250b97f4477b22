import type { Finding, Located, TypeExpression, UnitModel, Value } from '../../model/index.ts'
import { SCALAR_NAMES } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import { descendants } from '../document/walk.ts'
import { excerptOfFence } from '../excerpt.ts'
import type { Excerpt } from '../excerpt.ts'
import { statementsOf } from '../statements.ts'
import { quote, unexpected } from '../unexpected.ts'
import { HEAVIEST, weightOf } from '../values/weight.ts'
import { parseDeclaration } from './declaration.ts'
import type { Declaration } from './declaration.ts'
import { isTooLarge, LARGEST } from './size.ts'

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
    const { name } = declaration
    const finding = refuse(declaration, types.get(name.value)?.name, table)
    if (finding) findings.push(finding)
    const weight = weightOf(fallbacksOf(declaration), room)
    if (room >= 0 && weight > room) findings.push(tooHeavy(name))
    room -= weight
    if (types.has(name.value)) continue
    const type = (finding || room < 0 ? undefined : declaration.type) ?? BROKEN
    types.set(name.value, { name, type })
    table.set(name.value, type)
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
  const what = `${quote(name.value)} with more than ${LARGEST} parts`
  return type && isTooLarge(type, table) ? unexpected('types/syntax', name.place, what, 'a smaller type') : undefined
}

/** Defaults hold the defaults of what they are made of, so a few lines could stand for very many values. */
function tooHeavy({ place }: Located<string>): Finding {
  return unexpected('unit/too-large', place, `more than ${HEAVIEST} values in defaults`, 'smaller ones')
}

function fallbacksOf({ type }: Declaration): readonly Value[] {
  return type?.kind === 'record' ? type.fields.flatMap(({ fallback }) => fallback ?? []) : []
}

function isScalar(name: string): boolean {
  return (SCALAR_NAMES as readonly string[]).includes(name)
}
