import type { Value } from '@coney/litspec'

/** A value without its spelling: vectors and lists are arrays, records are objects, symbols are their names. */
export type Plain = null | boolean | number | string | readonly Plain[] | PlainRecord

export interface PlainRecord {
  readonly [name: string]: Plain
}

/** What the names of `for` stand for. A name of `let` is not among them: what it holds is known to a run only. */
export type Names = Readonly<Record<string, Plain>>

/** A value of a fixture file. */
export function plainOfFixture(value: unknown, names: Names): Plain {
  if (value === null || typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string') {
    return value
  }
  if (Array.isArray(value)) return value.map((item) => plainOfFixture(item, names))
  if (typeof value !== 'object') return null
  const [[kind, inside] = ['', null]] = Object.entries(value)
  if (kind === 'bits') return floatOfBits(String(inside))
  if (kind === 'symbol') return String(inside)
  if (kind === 'binding') return names[String(inside)] ?? null
  if (kind === 'vector' || kind === 'matrix') return plainOfFixture(inside, names)
  return mapped(inside as Readonly<Record<string, unknown>>, (field) => plainOfFixture(field, names))
}

/** A value of a unit that was just read. */
export function plainOfModel(value: Value, names: Names): Plain {
  switch (value.kind) {
    case 'none':
      return null
    case 'vector':
      return value.components.map((item) => plainOfModel(item, names))
    case 'matrix':
      return value.rows.map((item) => plainOfModel(item, names))
    case 'list':
      return value.items.map((item) => plainOfModel(item, names))
    case 'record':
      return mapped(value.fields, (field) => plainOfModel(field, names))
    case 'binding':
      return names[[value.name, ...value.path].join('.')] ?? null
    default:
      return value.value
  }
}

export function isRecord(value: Plain | undefined): value is PlainRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isList(value: Plain | undefined): value is readonly Plain[] {
  return Array.isArray(value)
}

function mapped<T>(record: Readonly<Record<string, T>>, convert: (value: T) => Plain): PlainRecord {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, convert(value)]))
}

/** `0x3f800000` is 1 in 32 bits, sixteen digits are a double. */
function floatOfBits(bits: string): number {
  const view = new DataView(new ArrayBuffer(8))
  view.setBigUint64(0, BigInt(bits))
  return bits.length > 10 ? view.getFloat64(0) : view.getFloat32(4)
}
