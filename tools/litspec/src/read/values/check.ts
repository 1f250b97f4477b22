import type { ScalarName, TypeExpression, Value } from '../../model/index.ts'
import { formatType, resolveType } from '../types/table.ts'
import { quote, unexpected } from '../unexpected.ts'
import { checkName } from './checkName.ts'
import { checkNumber, takesNumbers } from './checkNumber.ts'
import { checkRecord } from './checkRecord.ts'
import type { CheckContext } from './context.ts'
import type { Literal } from './literal.ts'

/** How many numbers make a vector. */
const SIZES: Readonly<Partial<Record<ScalarName, number>>> = { vec3: 3, vec4: 4, quat: 4 }

/**
 * A value that was read as what its type asks for, or findings that say why it is not.
 *
 * @spec notation/checkValue
 */
export function checkLiteral(literal: Literal, type: TypeExpression, context: CheckContext): Value | undefined {
  if (literal.kind === 'name') return checkName(literal, type, context)
  const resolved = resolveType(type, context.types)
  switch (resolved?.kind) {
    case undefined:
      return undefined
    case 'optional':
      return checkLiteral(literal, resolved.inner, context)
    case 'list':
      return checkList(literal, resolved.element, type, context)
    case 'record':
      return literal.kind === 'record'
        ? checkRecord(literal, type, resolved.fields, context, checkLiteral)
        : mismatch(literal, type, context)
    case 'enumeration':
      return mismatch(literal, type, context)
    case 'scalar':
      return checkScalar(literal, resolved.name, context)
  }
}

function checkScalar(literal: Literal, name: ScalarName, context: CheckContext): Value | undefined {
  if (literal.kind === 'number' && takesNumbers(name)) return checkNumber(literal, name, context.findings)
  if (literal.kind === 'text' && name === 'text') return { kind: 'text', value: literal.value }
  if (literal.kind === 'tuple' && name === 'mat3') return checkMatrix(literal, context)
  const size = SIZES[name]
  const isVector = literal.kind === 'tuple' && size !== undefined
  if (!isVector) return mismatch(literal, { kind: 'scalar', name }, context)
  const components = checkItems(literal, size, { kind: 'scalar', name: 'f32' }, context)
  return components && { kind: 'vector', components }
}

function checkMatrix(literal: Literal & { kind: 'tuple' | 'list' }, context: CheckContext): Value | undefined {
  const rows = checkItems(literal, 3, { kind: 'scalar', name: 'vec3' }, context)
  return rows && { kind: 'matrix', rows }
}

function checkList(
  literal: Literal,
  element: TypeExpression,
  type: TypeExpression,
  context: CheckContext,
): Value | undefined {
  if (literal.kind !== 'list') return mismatch(literal, type, context)
  const items = checkItems(literal, literal.items.length, element, context)
  return items && { kind: 'list', items }
}

function checkItems(
  literal: Literal & { kind: 'tuple' | 'list' },
  size: number,
  type: TypeExpression,
  context: CheckContext,
): readonly Value[] | undefined {
  if (literal.items.length !== size) {
    const found = literal.items.length === 1 ? '1 value' : `${literal.items.length} values`
    context.findings.push(unexpected('values/type', literal.place, found, `${size}`))
    return undefined
  }
  const values = literal.items.map((item) => checkLiteral(item, type, context))
  return values.every((value) => value !== undefined) ? values : undefined
}

function mismatch(literal: Literal, type: TypeExpression, { findings }: CheckContext): undefined {
  findings.push(unexpected('values/type', literal.place, describe(literal), quote(formatType(type))))
  return undefined
}

function describe(literal: Literal): string {
  switch (literal.kind) {
    case 'number':
      return `number \`${literal.spelling}\``
    case 'text':
      return `text ${quote(`"${literal.value}"`)}`
    case 'tuple':
      return 'vector'
    case 'list':
      return 'list'
    case 'record':
      return 'record'
    case 'name':
      return quote(literal.name)
  }
}
