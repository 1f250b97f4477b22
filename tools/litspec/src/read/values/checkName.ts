import type { ScalarName, TypeExpression, Value } from '../../model/index.ts'
import { formatType, isAssignable, partsOf, resolveType } from '../types/table.ts'
import type { TypeTable } from '../types/table.ts'
import { oneOf, quote, unexpected } from '../unexpected.ts'
import { unknownName } from '../unknownName.ts'
import type { Binding, CheckContext } from './context.ts'
import type { NameLiteral } from './literal.ts'

/** Names that are values everywhere and can be nothing else. */
export const SYMBOLS = ['true', 'false', 'none', 'identity'] as const

/** A name as the symbol, the member or the bound value that it stands for. */
export function checkName(literal: NameLiteral, type: TypeExpression, context: CheckContext): Value | undefined {
  const symbols = symbolsOf(type, context.types)
  const symbol = symbols.get(literal.name)
  if (symbol && literal.path.length === 0) return symbol
  const binding = context.bindings.get(literal.name)
  return binding ? checkBinding(literal, binding, type, context) : refuse(literal, [...symbols.keys()], type, context)
}

/** Every symbol that a value of the type can be written as. */
function symbolsOf(type: TypeExpression, types: TypeTable): ReadonlyMap<string, Value> {
  const resolved = resolveType(type, types)
  switch (resolved?.kind) {
    case 'optional':
      return new Map([...symbolsOf(resolved.inner, types), ['none', { kind: 'none' }]])
    case 'enumeration':
      return new Map(resolved.members.map((value) => [value, { kind: 'symbol', value }]))
    case 'scalar':
      return SCALAR_SYMBOLS[resolved.name] ?? new Map()
    default:
      return new Map()
  }
}

function float(value: number): Value {
  return { kind: 'float', value, width: 32, exact: false }
}

function vector(...components: readonly number[]): Value {
  return { kind: 'vector', components: components.map(float) }
}

const SCALAR_SYMBOLS: Readonly<Partial<Record<ScalarName, ReadonlyMap<string, Value>>>> = {
  bool: new Map([
    ['true', { kind: 'bool', value: true }],
    ['false', { kind: 'bool', value: false }],
  ]),
  quat: new Map([['identity', vector(0, 0, 0, 1)]]),
  mat3: new Map([['identity', { kind: 'matrix', rows: [vector(1, 0, 0), vector(0, 1, 0), vector(0, 0, 1)] }]]),
}

/** A bound name; one of `for` takes the type of its first use. */
function checkBinding(
  literal: NameLiteral,
  binding: Binding,
  type: TypeExpression,
  context: CheckContext,
): Value | undefined {
  binding.used = true
  if (!binding.type && literal.path.length > 0) return refusePath(literal, context)
  binding.type ??= type
  const found = binding.type && typeAt(literal, binding.type, context)
  if (!found || !resolveType(found, context.types)) return undefined
  const { name, path } = literal
  if (isAssignable(found, type, context.types)) return { kind: 'binding', name, path }
  const what = `${quote([name, ...path].join('.'))} of type ${quote(formatType(found))}`
  context.findings.push(unexpected('values/type', literal.place, what, quote(formatType(type))))
  return undefined
}

/** A part of what `for` bound, before anything says what that is. */
function refusePath({ name, path, place }: NameLiteral, { findings }: CheckContext): undefined {
  const what = `${quote([name, ...path].join('.'))} before a use of ${quote(name)}`
  findings.push(unexpected('values/name', place, what, quote(name)))
  return undefined
}

/** The type at the end of a path. */
export function typeAt(
  { name, path, place }: Pick<NameLiteral, 'name' | 'path' | 'place'>,
  start: TypeExpression,
  { types, findings }: Pick<CheckContext, 'types' | 'findings'>,
): TypeExpression | undefined {
  let type = start
  for (const [index, step] of path.entries()) {
    if (!resolveType(type, types)) return undefined
    const parts = partsOf(type, types)
    const part = parts.find((field) => field.name === step)
    if (!part) {
      const names = parts.map((field) => field.name)
      const what = `${quote(step)} of ${quote([name, ...path.slice(0, index)].join('.'))}`
      const expected = names.length ? oneOf(names) : `no part: it is ${quote(formatType(type))}`
      findings.push(unexpected('values/name', place, what, expected))
      return undefined
    }
    type = part.type
  }
  return type
}

function refuse(
  { name, path, place }: NameLiteral,
  symbols: readonly string[],
  type: TypeExpression,
  { bindings, findings }: CheckContext,
): undefined {
  const expected = symbols.length ? oneOf(symbols) : quote(formatType(type))
  const written = { value: [name, ...path].join('.'), place }
  const isSymbol = (SYMBOLS as readonly string[]).includes(name)
  if (isSymbol) findings.push(unexpected('values/type', place, quote(written.value), expected))
  else findings.push(unknownName('values/name', '', written, [...symbols, ...bindings.keys()], expected))
  return undefined
}
