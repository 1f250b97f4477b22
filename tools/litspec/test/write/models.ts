import type { ConstantRow, FunctionRow, Located, Place, Signature, UnitModel } from '../../src/model/index.ts'

export const UNIT_FILE = 'spec/units/demo.md'

/** A place of the unit; most tests do not care which. */
export function place(line = 1, column = 1, length = 1): Place {
  return {
    file: UNIT_FILE,
    start: { line, column, offset: 0 },
    end: { line, column: column + length, offset: length },
  }
}

export function located<T>(value: T, line = 1, column = 1): Located<T> {
  return { value, place: place(line, column, String(value).length) }
}

/** A unit that says nothing but what is given. */
export function unitModel(parts: Partial<UnitModel> = {}): UnitModel {
  return {
    file: UNIT_FILE,
    frontMatter: {
      unit: 1,
      slug: 'demo',
      title: 'Counting',
      package: 'packages/demo',
      binary: 'DEMO_000.01',
      sha1: '0123456789abcdef0123456789abcdef01234567',
      read: '2026-10-12',
      evidence: 'confirmed (code)',
      tolerance: 1e-5,
    },
    functions: [],
    constants: [],
    records: [],
    claims: [],
    types: [],
    suites: [],
    cases: [],
    untestable: [],
    unmarked: [],
    unbound: [],
    ...parts,
  }
}

/** A row of a functions table, on the given line. */
export function functionRow(address: string, name: string, file = 'unknown', line = 20): FunctionRow {
  return {
    key: address,
    address: located(address, line, 4),
    name: located(name, line, 19),
    size: located(4, line, 33),
    file: located(file, line, 38),
  }
}

/** A row of a functions table without addresses. */
export function ownFunctionRow(slug: string, name: string, line = 20): FunctionRow {
  return { key: `${slug}/${name}`, name: located(name, line, 4), file: located('unknown', line, 19) }
}

export function constantRow(
  slug: string,
  name: string,
  kind: ConstantRow['kind'],
  value: number,
  line = 30,
): ConstantRow {
  return {
    key: `${slug}/${name}`,
    name: located(name, line, 4),
    kind,
    value: located(kind === 'float' ? Math.fround(value) : value, line, 14),
    bits: located(kind === 'float' ? bitsOf(value) : value >>> 0, line, 20),
    meaning: '',
  }
}

/** A signature whose givens and results are all `f32`. */
export function signatureOf(name: string, givens: readonly string[], results: readonly string[]): Signature {
  const field = (given: string) => ({ name: given, type: { kind: 'scalar', name: 'f32' } }) as const
  return {
    name: located(name),
    parameters: givens.map(field),
    result: results.length === 0 ? { kind: 'none' } : { kind: 'named', fields: results.map(field) },
  }
}

function bitsOf(value: number): number {
  return new Uint32Array(new Float32Array([value]).buffer)[0] as number
}
