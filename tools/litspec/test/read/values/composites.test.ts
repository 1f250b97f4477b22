import { describe, expect, test } from 'vitest'
import { read, valueOf } from '../notation.ts'

const float = (value: number) => ({ kind: 'float', value, width: 32, exact: false })
const vector = (...components: number[]) => ({ kind: 'vector', components: components.map(float) })

const TYPES = `Owner = Player | Guard | Nobody
Box = { centre: vec3, half: vec3 = (1, 0.5, 1), flags: u32 = 0x2000 }
Crate = { box: Box, owner: Owner = Nobody, tag: text | none = none }`

describe('vectors and matrices', () => {
  test.each([
    ['(1, 2, 3)', 'vec3', vector(1, 2, 3)],
    ['( 1,2,3 )', 'vec3', vector(1, 2, 3)],
    ['(−3, 0, 1)', 'vec3', vector(-3, 0, 1)],
    ['(0, 0.5, 0, 1)', 'vec4', vector(0, 0.5, 0, 1)],
    ['(0, 0.5, 0, 1)', 'quat', vector(0, 0.5, 0, 1)],
    ['identity', 'quat', vector(0, 0, 0, 1)],
    ['identity', 'mat3', { kind: 'matrix', rows: [vector(1, 0, 0), vector(0, 1, 0), vector(0, 0, 1)] }],
    [
      '((1, 2, 3), (4, 5, 6), (7, 8, 9))',
      'mat3',
      { kind: 'matrix', rows: [vector(1, 2, 3), vector(4, 5, 6), vector(7, 8, 9)] },
    ],
  ])('%s as %s', (text, type, value) => {
    expect(valueOf(text, type)).toStrictEqual(value)
  })

  test.each([
    ['(1, 2)', 'vec3', 'values/type 1:1-7 Unexpected 2 values, expected 3'],
    ['(1)', 'vec3', 'values/type 1:1-4 Unexpected 1 value, expected 3'],
    ['()', 'vec4', 'values/type 1:1-3 Unexpected 0 values, expected 4'],
    ['(1, 2, 3, 4)', 'vec3', 'values/type 1:1-13 Unexpected 4 values, expected 3'],
    ['[1, 2, 3]', 'vec3', 'values/type 1:1-10 Unexpected list, expected `vec3`'],
    ['(1, "a", 3)', 'vec3', 'values/type 1:5-8 Unexpected text `"a"`, expected `f32`'],
    ['((1, 2, 3), (4, 5), (7, 8, 9))', 'mat3', 'values/type 1:13-19 Unexpected 2 values, expected 3'],
    ['identity', 'vec3', 'values/type 1:1-9 Unexpected `identity`, expected `vec3`'],
    ['(1, 2, 3,)', 'vec3', 'values/syntax 1:9-10 Unexpected `,`, expected no comma before `)` []'],
    ['(1 2, 3)', 'vec3', 'values/syntax 1:4-5 Unexpected `2`, expected `,` or `)`'],
    ['(1, 2, 3', 'vec3', 'values/syntax 1:9-9 Unexpected end, expected `,` or `)`'],
    ['(1, 2, 3]', 'vec3', 'values/syntax 1:9-10 Unexpected `]`, expected `,` or `)`'],
    ['(1,200,3)', 'vec3', 'values/syntax 1:2-7 Unexpected `1,200`, expected `1200` or `1, 200`'],
  ])('%s as %s', (text, type, finding) => {
    expect(read(text, type).findings).toStrictEqual([finding])
  })
})

describe('lists', () => {
  test('of any type', () => {
    expect(valueOf('[]', 'f32[]')).toStrictEqual({ kind: 'list', items: [] })
    expect(valueOf('[0.5, 1.0]', 'f32[]')).toStrictEqual({ kind: 'list', items: [float(0.5), float(1)] })
    expect(valueOf('[[1], []]', 'f32[][]')).toStrictEqual({
      kind: 'list',
      items: [
        { kind: 'list', items: [float(1)] },
        { kind: 'list', items: [] },
      ],
    })
    expect(valueOf('[none, 1]', '(f32 | none)[]')).toStrictEqual({ kind: 'list', items: [{ kind: 'none' }, float(1)] })
  })

  test('every wrong item is named', () => {
    expect(read('[1, true, "a"]', 'u8[]').findings).toStrictEqual([
      'values/type 1:5-9 Unexpected `true`, expected `u8`',
      'values/type 1:11-14 Unexpected text `"a"`, expected `u8`',
    ])
    expect(read('1', 'u8[]').findings).toStrictEqual(['values/type 1:1-2 Unexpected number `1`, expected `u8[]`'])
  })
})

describe('symbols', () => {
  test.each([
    ['true', 'bool', { kind: 'bool', value: true }],
    ['false', 'bool', { kind: 'bool', value: false }],
    ['none', 'u8 | none', { kind: 'none' }],
    ['Guard', 'Owner', { kind: 'symbol', value: 'Guard' }],
    ['Guard', 'Owner | none', { kind: 'symbol', value: 'Guard' }],
  ])('%s as %s', (text, type, value) => {
    expect(valueOf(text, type, TYPES)).toStrictEqual(value)
  })

  test.each([
    ['none', 'u8', 'values/type 1:1-5 Unexpected `none`, expected `u8`'],
    ['true', 'Owner', 'values/type 1:1-5 Unexpected `true`, expected `Player`, `Guard` or `Nobody`'],
    ['1', 'bool', 'values/type 1:1-2 Unexpected number `1`, expected `bool`'],
    ['True', 'bool', 'values/name 1:1-5 Unexpected `True`, expected `true` [true]'],
    ['guard', 'Owner', 'values/name 1:1-6 Unexpected `guard`, expected `Guard` [Guard]'],
    ['Gaurd', 'Owner', 'values/name 1:1-6 Unexpected `Gaurd`, expected `Guard` [Guard]'],
    ['Stranger', 'Owner', 'values/name 1:1-9 Unexpected `Stranger`, expected `Player`, `Guard` or `Nobody`'],
    ['"Guard"', 'Owner', 'values/type 1:1-8 Unexpected text `"Guard"`, expected `Owner`'],
    ['NaN', 'f32', 'values/name 1:1-4 Unexpected `NaN`, expected `f32`'],
    ['Guard.x', 'Owner', 'values/name 1:1-8 Unexpected `Guard.x`, expected `Guard` [Guard]'],
  ])('%s as %s', (text, type, finding) => {
    expect(read(text, type, TYPES).findings).toStrictEqual([finding])
  })
})

describe('records', () => {
  const flags = { kind: 'integer', value: 0x2000 }
  const box = { kind: 'record', fields: { centre: vector(0, 0, 1), half: vector(1, 0.5, 1), flags } }

  test('take their defaults, in the order of the type', () => {
    expect(valueOf('{ centre: (0, 0, 1) }', 'Box', TYPES)).toStrictEqual(box)
    const value = valueOf('{ flags: 8192, centre: (0, 0, 1) }', 'Box', TYPES)
    expect(value).toStrictEqual(box)
    expect(Object.keys((value as { fields: object }).fields)).toStrictEqual(['centre', 'half', 'flags'])
  })

  test('hold records', () => {
    expect(valueOf('{ box: { centre: (0, 0, 1) }, owner: Player }', 'Crate', TYPES)).toStrictEqual({
      kind: 'record',
      fields: { box, owner: { kind: 'symbol', value: 'Player' }, tag: { kind: 'none' } },
    })
  })

  test('of the type itself', () => {
    expect(valueOf('{ a: 1 }', '{ a: u8, b: bool = true }')).toStrictEqual({
      kind: 'record',
      fields: { a: { kind: 'integer', value: 1 }, b: { kind: 'bool', value: true } },
    })
    expect(valueOf('{}', '{}')).toStrictEqual({ kind: 'record', fields: {} })
  })

  test.each([
    ['{}', ['values/type 1:1-3 Unexpected record without `centre`, expected `Box`']],
    ['{ centre: 1 }', ['values/type 1:11-12 Unexpected number `1`, expected `vec3`']],
    ['{ center: (0, 0, 1) }', ['values/name 1:3-9 Unexpected field `center`, expected `centre` [centre]']],
    [
      '{ centre: (0, 0, 1), colour: 1 }',
      ['values/name 1:22-28 Unexpected field `colour`, expected `centre`, `half` or `flags`'],
    ],
    [
      '{ centre: (0, 0, 1), centre: (0, 0, 1) }',
      ['values/syntax 1:22-28 Unexpected second `centre`, expected every field once'],
    ],
    ['{ centre: (0, 0, 1), }', ['values/syntax 1:20-21 Unexpected `,`, expected no comma before `}` []']],
    ['{ centre = (0, 0, 1) }', ['values/syntax 1:10-11 Unexpected `=`, expected `:`']],
    ['{ "centre": (0, 0, 1) }', ['values/syntax 1:3-11 Unexpected `"centre"`, expected the name of a field']],
    ['(0, 0, 1)', ['values/type 1:1-10 Unexpected vector, expected `Box`']],
    [
      '{ constructor: 1, centre: (0, 0, 1) }',
      ['values/name 1:3-14 Unexpected field `constructor`, expected `centre`, `half` or `flags`'],
    ],
    [
      '{ __proto__: 1, centre: (0, 0, 1) }',
      ['values/name 1:3-12 Unexpected field `__proto__`, expected `centre`, `half` or `flags`'],
    ],
  ])('%s', (text, findings) => {
    expect(read(text, 'Box', TYPES).findings).toStrictEqual(findings)
  })
})
