import type { Value } from '../../../model/index.ts'
import type { Observed } from './observed.ts'
import { partsOf } from './observed.ts'

/** What the names bound by `for` and `let` stand for. */
export type Bound = ReadonlyMap<string, Observed>

/** A value with every bound name replaced by what it stands for. */
export function resolve(value: Value, bound: Bound): Observed {
  switch (value.kind) {
    case 'binding':
      return lookUp(value.name, value.path, bound)
    case 'vector':
      return { kind: 'vector', components: value.components.map((part) => resolve(part, bound)) }
    case 'matrix':
      return { kind: 'matrix', rows: value.rows.map((part) => resolve(part, bound)) }
    case 'list':
      return { kind: 'list', items: value.items.map((part) => resolve(part, bound)) }
    case 'record':
      return {
        kind: 'record',
        fields: Object.fromEntries(Object.entries(value.fields).map(([name, part]) => [name, resolve(part, bound)])),
      }
    default:
      return value
  }
}

/** The value that a bound name and the fields read from it stand for. The reader has checked that they exist. */
export function lookUp(name: string, path: readonly string[], bound: Bound): Observed {
  const value = bound.get(name)
  if (!value) throw new Error(`Unexpected name ${name}, expected one that is bound`)
  return follow(value, path)
}

/** The part of a value at the end of a path of fields. */
export function follow(value: Observed, path: readonly string[]): Observed {
  return path.reduce((part, field) => {
    if (part.kind === 'misfit') return part
    const found = partsOf(part).find(([step]) => step === `.${field}`)
    return found ? found[1] : { kind: 'misfit', given: 'nothing', wanted: `a field ${field}` }
  }, value)
}
