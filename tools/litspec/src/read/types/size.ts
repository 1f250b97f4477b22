import type { TypeExpression } from '../../model/index.ts'
import { resolveType } from './table.ts'
import type { TypeTable } from './table.ts'

/** More parts than any record has, and few enough to compare and print. */
export const LARGEST = 256

/** Whether a type has more parts than a reader could follow: types of types of types double with every line. */
export function isTooLarge(type: TypeExpression, types: TypeTable): boolean {
  return roomAfter(type, types, LARGEST) < 0
}

/** What is left of `room` after counting the parts of a type; it stops at the first part too many. */
function roomAfter(type: TypeExpression, types: TypeTable, room: number): number {
  const resolved = resolveType(type, types)
  if (!resolved || room < 0) return room
  switch (resolved.kind) {
    case 'list':
      return roomAfter(resolved.element, types, room - 1)
    case 'optional':
      return roomAfter(resolved.inner, types, room - 1)
    case 'record':
      return resolved.fields.reduce((left, field) => roomAfter(field.type, types, left), room - 1)
    case 'enumeration':
      return room - resolved.members.length
    default:
      return room - 1
  }
}
