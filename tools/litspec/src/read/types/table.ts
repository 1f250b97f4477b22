import type { Field, TypeExpression, UnitModel } from '../../model/index.ts'

/** The declared types of a unit, by name. */
export type TypeTable = ReadonlyMap<string, TypeExpression>

export function tableOf(types: UnitModel['types']): TypeTable {
  return new Map(types.map(({ name, type }) => [name.value, type]))
}

/** What a declared name stands for; any other type is itself. Declarations never loop: each uses earlier ones only. */
export function resolveType(type: TypeExpression, types: TypeTable): TypeExpression | undefined {
  let resolved: TypeExpression | undefined = type
  while (resolved?.kind === 'named') resolved = types.get(resolved.name)
  return resolved
}

/** Whether two types take the same values. */
function isSameType(one: TypeExpression, other: TypeExpression, types: TypeTable): boolean {
  return expandType(one, types) === expandType(other, types)
}

/** Whether a value of `given` may stand where `wanted` is asked for: the same, or an optional of the same. */
export function isAssignable(given: TypeExpression, wanted: TypeExpression, types: TypeTable): boolean {
  if (isSameType(given, wanted, types)) return true
  const resolved = resolveType(wanted, types)
  return resolved?.kind === 'optional' && isAssignable(given, resolved.inner, types)
}

/** Whether a value of the type can hold a float, so that a tolerance means something. */
export function holdsFloat(type: TypeExpression, types: TypeTable): boolean {
  const resolved = resolveType(type, types)
  switch (resolved?.kind) {
    case 'scalar':
      return ['f32', 'f64', 'vec3', 'vec4', 'quat', 'mat3'].includes(resolved.name)
    case 'list':
      return holdsFloat(resolved.element, types)
    case 'optional':
      return holdsFloat(resolved.inner, types)
    case 'record':
      return resolved.fields.some((field) => holdsFloat(field.type, types))
    default:
      return false
  }
}

const VECTOR_PARTS: Readonly<Record<string, string>> = { vec3: 'xyz', vec4: 'xyzw', quat: 'xyzw' }

/** The parts of a value that a path can name: the fields of a record, the components of a vector. */
export function partsOf(type: TypeExpression, types: TypeTable): readonly Field[] {
  const resolved = resolveType(type, types)
  if (resolved?.kind === 'record') return resolved.fields
  if (resolved?.kind !== 'scalar') return []
  return [...(VECTOR_PARTS[resolved.name] ?? '')].map((name) => ({ name, type: { kind: 'scalar', name: 'f32' } }))
}

/** A type in the spelling of the notation. */
export function formatType(type: TypeExpression): string {
  switch (type.kind) {
    case 'scalar':
    case 'named':
      return type.name
    case 'list':
      return type.element.kind === 'optional' ? `(${formatType(type.element)})[]` : `${formatType(type.element)}[]`
    case 'optional':
      return `${formatType(type.inner)} | none`
    case 'record':
      return type.fields.length ? `{ ${formatFields(type.fields)} }` : '{}'
    case 'enumeration':
      return type.members.length === 1 ? `| ${type.members[0]}` : type.members.join(' | ')
  }
}

function formatFields(fields: readonly Field[]): string {
  return fields.map(({ name, type }) => `${name}: ${formatType(type)}`).join(', ')
}

/** A type without declared names, as a key. */
function expandType(type: TypeExpression, types: TypeTable): string {
  const resolved = resolveType(type, types)
  switch (resolved?.kind) {
    case 'list':
      return `${expandType(resolved.element, types)}[]`
    case 'optional':
      return `(${expandType(resolved.inner, types)} | none)`
    case 'record':
      return `{ ${resolved.fields.map((field) => `${field.name}: ${expandType(field.type, types)}`).join(', ')} }`
    default:
      return resolved ? formatType(resolved) : '?'
  }
}
