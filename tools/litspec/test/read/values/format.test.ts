import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Value } from '../../../src/model/index.ts'
import { toDriverValue } from '../../../src/read/values/driverValue.ts'
import { bitsOf, shortest } from '../../../src/read/values/floats.ts'
import { formatValue } from '../../../src/read/values/format.ts'
import { valueOf } from '../notation.ts'

const TYPES = 'Owner = Player | Guard\nBox = { centre: vec3, owner: Owner, tags: text[] }'

describe('spelling', () => {
  test.each([
    ['1', 'f32', '1.0'],
    ['-0', 'f32', '-0.0'],
    ['0.1', 'f32', '0.1'],
    ['0.1', 'f64', '0.1'],
    ['0.30000001', 'f32', '0.3'],
    ['0.30000002', 'f32', '0.3'],
    ['0.30000004', 'f32', '0.30000004'],
    ['1000000000', 'f32', '1000000000.0'],
    ['1e21', 'f64', '1e21'],
    ['1e-7', 'f32', '1e-7'],
    ['3.4028235e38', 'f32', '3.4028235e38'],
    ['0.1 (0x3dcccccd)', 'f32', '0.1 (0x3dcccccd)'],
    ['0x10', 'u32', '16'],
    ['254_500', 'u32', '254500'],
    ['identity', 'quat', '(0.0, 0.0, 0.0, 1.0)'],
    ['identity', 'mat3', '((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))'],
    ['[ 1,2 ]', 'u8[]', '[1, 2]'],
    [
      '{ tags: ["\\u{a0}"], centre: (1, 2, 3), owner: Guard }',
      'Box',
      '{ centre: (1.0, 2.0, 3.0), owner: Guard, tags: ["\\u{a0}"] }',
    ],
    ['{}', '{}', '{}'],
    ['none', 'f32 | none', 'none'],
  ])('%s as %s', (text, type, spelling) => {
    expect(formatValue(valueOf(text, type, TYPES))).toBe(spelling)
  })

  test('of a bound name', () => {
    expect(formatValue({ kind: 'binding', name: 'hit', path: ['normal', 'x'] })).toBe('hit.normal.x')
  })

  test('of a float that no document can hold', () => {
    expect(shortest(Number.NaN, 32)).toBe('NaN')
    expect(shortest(Number.NEGATIVE_INFINITY, 32)).toBe('-Infinity')
  })
})

describe('reading the spelling gives the value back', { timeout: 60_000 }, () => {
  const single = fc.float({ noNaN: true, noDefaultInfinity: true })
  const floats: [string, fc.Arbitrary<number>, 32 | 64][] = [
    ['f32', single, 32],
    ['f64', fc.double({ noNaN: true, noDefaultInfinity: true }), 64],
  ]
  test.each(floats)('%s', (type, numbers, width) => {
    fc.assert(
      fc.property(numbers, fc.boolean(), (value, exact) => {
        const written: Value = { kind: 'float', value, width, exact }
        expect(valueOf(formatValue(written), type)).toStrictEqual(written)
      }),
    )
  })

  test('integers', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(valueOf(`${value}`, 'int')).toStrictEqual({ kind: 'integer', value })
      }),
    )
  })

  test('texts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        expect(valueOf(formatValue({ kind: 'text', value }), 'text')).toStrictEqual({ kind: 'text', value })
      }),
    )
  })

  const float = single.map((value): Value => ({ kind: 'float', value, width: 32, exact: false }))
  const vector = fc.tuple(float, float, float).map((components): Value => ({ kind: 'vector', components }))
  const text = fc.string({ unit: 'grapheme' }).map((value): Value => ({ kind: 'text', value }))
  const owner = fc.constantFrom('Player', 'Guard').map((value): Value => ({ kind: 'symbol', value }))
  const list = (item: fc.Arbitrary<Value>) => fc.array(item).map((items): Value => ({ kind: 'list', items }))
  const box = fc
    .record({ centre: vector, owner, tags: list(text) })
    .map((fields): Value => ({ kind: 'record', fields }))
  const none = fc.constant<Value>({ kind: 'none' })
  const composites: [string, fc.Arbitrary<Value>][] = [
    ['vec3', vector],
    ['mat3', fc.tuple(vector, vector, vector).map((rows): Value => ({ kind: 'matrix', rows }))],
    ['Owner', owner],
    ['bool', fc.boolean().map((value): Value => ({ kind: 'bool', value }))],
    ['(f32 | none)[]', list(fc.oneof(float, none))],
    ['text[][]', list(list(text))],
    ['Box | none', fc.oneof(box, none)],
  ]
  test.each(composites)('%s', (type, values) => {
    fc.assert(
      fc.property(values, (value) => {
        expect(valueOf(formatValue(value), type, TYPES)).toEqual(value)
      }),
    )
  })

  test('bits of a float32 are those that JavaScript stores', () => {
    fc.assert(
      fc.property(single, (value) => {
        const [bits] = new Uint32Array(new Float32Array([value]).buffer)
        expect(bitsOf(value, 32)).toBe((bits as number).toString(16).padStart(8, '0'))
      }),
    )
  })

  test('the spelling of a float32 is the shortest', () => {
    fc.assert(
      fc.property(single, (value) => {
        const digits = (text: string) =>
          text
            .replace(/e.*|\.0$|^-/g, '')
            .replace('.', '')
            .replace(/^0+|0+$/g, '').length
        const count = digits(shortest(value, 32))
        if (count > 1) expect(Math.fround(Number(value.toPrecision(count - 1)))).not.toBe(value)
      }),
    )
  })
})

describe('what a driver gets', () => {
  test.each([
    ['(1, 2, 3)', 'vec3', { x: 1, y: 2, z: 3 }],
    ['identity', 'quat', { x: 0, y: 0, z: 0, w: 1 }],
    [
      'identity',
      'mat3',
      [
        { x: 1, y: 0, z: 0 },
        { x: 0, y: 1, z: 0 },
        { x: 0, y: 0, z: 1 },
      ],
    ],
    ['[1, none]', '(u8 | none)[]', [1, undefined]],
    [
      '{ centre: (1, 2, 3), owner: Guard, tags: ["a"] }',
      'Box',
      { centre: { x: 1, y: 2, z: 3 }, owner: 'Guard', tags: ['a'] },
    ],
    ['0.1', 'f32', Math.fround(0.1)],
    ['true', 'bool', true],
    ['none', 'bool | none', undefined],
  ])('%s as %s', (text, type, value) => {
    expect(toDriverValue(valueOf(text, type, TYPES))).toStrictEqual(value)
  })

  test('a bound name is what was bound, and a part of nothing is nothing', () => {
    const hit = { kind: 'binding', name: 'hit', path: ['normal', 'x'] } as const
    expect(toDriverValue(hit, new Map([['hit', { normal: { x: 3 } }]]))).toBe(3)
    expect(toDriverValue(hit, new Map([['hit', undefined]]))).toBeUndefined()
    expect(toDriverValue({ kind: 'list', items: [hit] }, new Map([['hit', {}]]))).toStrictEqual([undefined])
  })
})
