import type { Field, ScalarName, TypeExpression } from '../../model/index.ts'
import { literal, property } from './escape.ts'

/** Types that the values of the notation need beside those of the language, in the order they are written. */
export const VECTOR_TYPES = {
  Vec3: '{ readonly x: number; readonly y: number; readonly z: number }',
  Vec4: '{ readonly x: number; readonly y: number; readonly z: number; readonly w: number }',
} as const

export type VectorType = keyof typeof VECTOR_TYPES

/** How the file calls a vector type, and the types that the unit declares. */
export interface TypeNames {
  vector(type: VectorType): string
  readonly declared: ReadonlyMap<string, string>
}

/** The TypeScript type of the values that a type of the notation has. */
export function typeText(type: TypeExpression, names: TypeNames): string {
  switch (type.kind) {
    case 'scalar':
      return scalarText(type.name, names)
    case 'named':
      return names.declared.get(type.name) ?? 'unknown'
    case 'list':
      return `readonly ${operand(type.element, names)}[]`
    case 'optional':
      return `${operand(type.inner, names)} | undefined`
    case 'record':
      return `{ ${fieldTexts(type.fields, names).join('; ')} }`
    case 'enumeration':
      return type.members.map(literal).join(' | ') || 'never'
  }
}

/** The properties of a record. */
export function fieldTexts(fields: readonly Field[], names: TypeNames): string[] {
  return fields.map((field) => `readonly ${property(field.name)}: ${typeText(field.type, names)}`)
}

/** A type as part of another: unions and lists stand in parentheses. */
function operand(type: TypeExpression, names: TypeNames): string {
  const text = typeText(type, names)
  const simple = type.kind === 'scalar' ? type.name !== 'mat3' : type.kind === 'named' || type.kind === 'record'
  return simple ? text : `(${text})`
}

function scalarText(name: ScalarName, names: TypeNames): string {
  switch (name) {
    case 'bool':
      return 'boolean'
    case 'text':
      return 'string'
    case 'vec3':
      return names.vector('Vec3')
    case 'vec4':
    case 'quat':
      return names.vector('Vec4')
    case 'mat3':
      return `readonly [${Array.from({ length: 3 }, () => names.vector('Vec3')).join(', ')}]`
    default:
      return 'number'
  }
}
