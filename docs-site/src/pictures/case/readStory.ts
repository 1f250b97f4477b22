import type { Case } from '@coney/litspec'
import type { FixtureCase } from './fixture.ts'
import { isRecord, plainOfFixture, plainOfModel, type Names, type Plain } from './plain.ts'
import type { Run, Step, Story } from './story.ts'

/** Reads a case, be it of a fixture file or of a unit that was just read. */
export function readStory(source: FixtureCase | Case): Story {
  return isFixtureCase(source) ? storyOfFixture(source) : storyOfModel(source)
}

function isFixtureCase(source: FixtureCase | Case): source is FixtureCase {
  return Array.isArray(source.title)
}

function storyOfFixture(source: FixtureCase): Story {
  const loops = (source.loops ?? []).map((loop) => ({ name: loop.for, values: loop.in }))
  return {
    id: source.id,
    title: source.title[0],
    checks: source.checks.map(([id]) => id),
    runs: combinations(loops, plainOfFixture).map((names) => runOfFixture(source, names)),
  }
}

function runOfFixture(source: FixtureCase, names: Names): Run {
  const steps = new Steps()
  for (const statement of source.statements) {
    const { call, path, is } = statement
    if (call === undefined) {
      if (path !== undefined) steps.expect(path, plainOfFixture(is, names))
      continue
    }
    steps.call(statement.let, call, plainRecord(statement.with ?? {}, plainOfFixture, names), {
      times: statement.times ?? 1,
      throws: statement.throws?.[0],
      expected: (statement.expect ?? []).map((one) => [one.path ?? '', plainOfFixture(one.is, names)]),
    })
  }
  return steps.run
}

function storyOfModel(source: Case): Story {
  return {
    id: source.id,
    title: source.title.value,
    checks: source.checks.map(({ value }) => value),
    runs: combinations(source.loops, plainOfModel).map((names) => runOfModel(source, names)),
  }
}

function runOfModel(source: Case, names: Names): Run {
  const steps = new Steps()
  for (const statement of source.statements) {
    if (statement.kind === 'expect') {
      const path = [statement.name, ...statement.path].join('.')
      steps.expect(path, plainOfModel(statement.expectation.value, names))
      continue
    }
    const { call } = statement
    steps.call(
      statement.kind === 'let' ? statement.name : undefined,
      call.method,
      plainRecord(call.arguments, plainOfModel, names),
      {
        times: statement.kind === 'call' ? statement.times : 1,
        throws: statement.kind === 'throws' ? statement.code.value : undefined,
        expected:
          statement.kind === 'call'
            ? statement.expected.map((one) => [one.path.join('.'), plainOfModel(one.expectation.value, names)])
            : [],
      },
    )
  }
  return steps.run
}

type Convert<T> = (value: T, names: Names) => Plain

interface Details {
  readonly times: number
  readonly throws: string | undefined
  readonly expected: readonly (readonly [path: string, value: Plain])[]
}

/** Collects the calls of a case; what is expected of a name later on goes to the call that bound it. */
class Steps {
  readonly run: Step[] = []
  readonly #expected = new Map<string, Record<string, Plain>>()

  call(name: string | undefined, method: string, givens: Readonly<Record<string, Plain>>, details: Details): void {
    const expected: Record<string, Plain> = {}
    for (const [path, value] of details.expected) spread(expected, path, value)
    if (name !== undefined) this.#expected.set(name, expected)
    const { times, throws } = details
    this.run.push({ method, givens, times, expected, ...(throws === undefined ? {} : { throws }) })
  }

  expect(path: string, value: Plain): void {
    const [name = '', ...rest] = path.split('.')
    const expected = this.#expected.get(name)
    if (expected !== undefined) spread(expected, rest.join('.'), value)
  }
}

/** A record that is expected whole is expected field by field as well. */
function spread(expected: Record<string, Plain>, path: string, value: Plain): void {
  expected[path] = value
  if (!isRecord(value)) return
  for (const [name, field] of Object.entries(value)) spread(expected, path === '' ? name : `${path}.${name}`, field)
}

function plainRecord<T>(
  record: Readonly<Record<string, T>>,
  convert: Convert<T>,
  names: Names,
): Readonly<Record<string, Plain>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, convert(value, names)]))
}

/** Every combination of values of the loops, the last loop turning fastest. */
function combinations<T>(
  loops: readonly { readonly name: string; readonly values: readonly T[] }[],
  convert: Convert<T>,
): readonly Names[] {
  return loops.reduce<readonly Names[]>(
    (all, { name, values }) =>
      all.flatMap((names) => values.map((value) => ({ ...names, [name]: convert(value, names) }))),
    [{}],
  )
}
