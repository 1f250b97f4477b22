import { readFileSync } from 'node:fs'
import type { Fixture, FixtureCase } from '../../src/pictures/index.ts'

/** A fixture of this repository as it is committed. */
export function fixture(slug: string): Fixture {
  return JSON.parse(
    readFileSync(new URL(`../../../generated/fixtures/${slug}.json`, import.meta.url), 'utf8'),
  ) as Fixture
}

export function caseOf(unit: Fixture, id: string): FixtureCase {
  const found = unit.cases.find((one) => one.id === `${unit.slug}/${id}`)
  if (found === undefined) throw new Error(`no case ${id}`)
  return found
}

/** Everything below this value that a wrapper such as `{ vector: … }` holds, without the wrapper. */
export function unwrap(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unwrap)
  if (typeof value !== 'object' || value === null) return value
  const [key, inside] = Object.entries(value)[0] ?? ['', undefined]
  if (key === 'bits') return floatOf(String(inside))
  if (key === 'record')
    return Object.fromEntries(Object.entries(inside as object).map(([name, one]) => [name, unwrap(one)]))
  return unwrap(inside)
}

/** Sign, exponent and fraction of a float32, put together by hand. */
export function floatOf(bits: string): number {
  const word = Number(bits)
  const sign = word >= 2 ** 31 ? -1 : 1
  const exponent = Math.floor(word / 2 ** 23) % 256
  const fraction = word % 2 ** 23
  return sign * (exponent === 0 ? fraction * 2 ** -149 : (1 + fraction / 2 ** 23) * 2 ** (exponent - 127))
}

/** The givens of the first call of a method in a case, unwrapped; the test knows what they are. */
export function givens<T>(one: FixtureCase, method: string): T {
  const statement = one.statements.find(({ call }) => call === method)
  if (statement === undefined) throw new Error(`${one.id} does not call ${method}`)
  return Object.fromEntries(Object.entries(statement.with ?? {}).map(([name, value]) => [name, unwrap(value)])) as T
}

/** What a case expects of a path of its result, `answer` or, for a name, `ray.fraction`. */
export function expected<T>(one: FixtureCase, path: string): T | undefined {
  for (const statement of one.statements) {
    if (statement.path === path) return unwrap(statement.is) as T
    const found = statement.expect?.find((part) => part.path === path)
    if (found !== undefined) return unwrap(found.is) as T
  }
  return undefined
}
