import type { Field, ScalarName, TypeExpression } from '../../../model/index.ts'
import type { Misfit, Observed } from './observed.ts'

/** Types by the name that a `types` fence gives them. */
export type DeclaredTypes = ReadonlyMap<string, TypeExpression>

const INTEGERS: Partial<Record<ScalarName, readonly [least: number, most: number]>> = {
  int: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  u8: [0, 0xff],
  u16: [0, 0xffff],
  u32: [0, 0xffff_ffff],
  i32: [-0x8000_0000, 0x7fff_ffff],
}

/** Reads what a driver gave back as a value of the type that the document states. A copy: later changes do not reach it. */
export function observe(given: unknown, type: TypeExpression, types: DeclaredTypes): Observed {
  switch (type.kind) {
    case 'scalar':
      return observeScalar(given, type.name)
    case 'named': {
      const declared = types.get(type.name)
      return declared ? observe(given, declared, types) : misfit(given, `a value of the declared type ${type.name}`)
    }
    case 'optional':
      return given === undefined ? { kind: 'none' } : observe(given, type.inner, types)
    case 'enumeration':
      return type.members.includes(given as string)
        ? { kind: 'symbol', value: given as string }
        : misfit(given, `one of ${type.members.map((member) => JSON.stringify(member)).join(', ')}`)
    case 'list':
      return Array.isArray(given)
        ? { kind: 'list', items: Array.from(given, (item) => observe(item, type.element, types)) }
        : misfit(given, 'an array')
    case 'record':
      return observeRecord(given, type.fields, types)
  }
}

/** Every field, no other. A field that is `none` is there as `undefined`. */
export function observeRecord(given: unknown, fields: readonly Field[], types: DeclaredTypes): Observed {
  const names = fields.map((field) => field.name)
  return hasExactly(given, names)
    ? {
        kind: 'record',
        fields: Object.fromEntries(fields.map(({ name, type }) => [name, observe(given[name], type, types)])),
      }
    : misfit(given, objectWith(names))
}

function observeScalar(given: unknown, name: ScalarName): Observed {
  switch (name) {
    case 'bool':
      return typeof given === 'boolean' ? { kind: 'bool', value: given } : misfit(given, 'a boolean')
    case 'text':
      return typeof given === 'string' ? { kind: 'text', value: given } : misfit(given, 'a string')
    case 'f32':
      return observeFloat(given, 32)
    case 'f64':
      return observeFloat(given, 64)
    case 'vec3':
      return observeVector(given, ['x', 'y', 'z'])
    case 'vec4':
    case 'quat':
      return observeVector(given, ['x', 'y', 'z', 'w'])
    case 'mat3':
      return Array.isArray(given) && given.length === 3
        ? { kind: 'matrix', rows: Array.from(given, (row) => observeVector(row, ['x', 'y', 'z'])) }
        : misfit(given, 'an array of three rows')
    default:
      return observeInteger(given, name)
  }
}

function observeInteger(given: unknown, name: ScalarName): Observed {
  const [least, most] = INTEGERS[name] ?? [0, -1]
  const fits =
    Number.isInteger(given) && !Object.is(given, -0) && (given as number) >= least && (given as number) <= most
  return fits ? { kind: 'integer', value: given as number } : misfit(given, `an integer of type ${name}`)
}

function observeFloat(given: unknown, width: 32 | 64): Observed {
  return typeof given === 'number' ? { kind: 'float', value: given, width, exact: false } : misfit(given, 'a number')
}

function observeVector(given: unknown, names: readonly string[]): Observed {
  return hasExactly(given, names)
    ? { kind: 'vector', components: names.map((name) => observeFloat(given[name], 32)) }
    : misfit(given, objectWith(names))
}

function hasExactly(given: unknown, names: readonly string[]): given is Record<string, unknown> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return false
  return names.every((name) => name in given) && Object.keys(given).every((key) => names.includes(key))
}

function objectWith(names: readonly string[]): string {
  return `an object with ${names.join(', ')} and nothing else`
}

function misfit(given: unknown, wanted: string): Misfit {
  return { kind: 'misfit', given: describe(given), wanted }
}

const SHOWN = 100

/** A thing of JavaScript in a few words, whatever it is. */
export function describe(given: unknown): string {
  if (given === null || typeof given !== 'object') return describeScalar(given)
  const text = Array.isArray(given) ? `[${given.map(describeScalar).join(', ')}]` : describeObject(given)
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}

function describeObject(given: object): string {
  const name = Object.getPrototypeOf(given)?.constructor?.name ?? 'object'
  const fields = Object.keys(given).join(', ')
  return `${name === 'Object' ? 'an object' : name} with ${fields === '' ? 'no fields' : fields}`
}

function describeScalar(given: unknown): string {
  if (typeof given === 'string') return `the string ${JSON.stringify(given)}`
  if (typeof given === 'bigint') return `the bigint ${given}n`
  if (typeof given === 'function' || typeof given === 'symbol') return `a ${typeof given}`
  if (typeof given === 'object' && given !== null) return describeObject(given)
  return Object.is(given, -0) ? '-0' : String(given)
}
