import { describe, expect, test } from 'vitest'
import { read, valueOf } from '../notation.ts'

const integer = (value: number) => ({ kind: 'integer', value })
const single = (value: number) => ({ kind: 'float', value, width: 32, exact: false })

describe('integers', () => {
  test.each([
    ['0', 'u8', 0],
    ['255', 'u8', 255],
    ['65_535', 'u16', 65535],
    ['4_294_967_295', 'u32', 4294967295],
    ['4294967295', 'u32', 4294967295],
    ['0xff', 'u8', 255],
    ['0x00349560', 'u32', 0x349560],
    ['-2147483648', 'i32', -2147483648],
    ['−7', 'i32', -7],
    ['-0x10', 'i32', -16],
    ['-0', 'i32', 0],
    ['9007199254740991', 'int', Number.MAX_SAFE_INTEGER],
    ['-9_007_199_254_740_991', 'int', Number.MIN_SAFE_INTEGER],
  ])('%s as %s', (text, type, value) => {
    expect(valueOf(text, type)).toStrictEqual(integer(value))
  })

  test.each([
    ['256', 'u8', 'u8: 0 to 255'],
    ['-1', 'u8', 'u8: 0 to 255'],
    ['65_536', 'u16', 'u16: 0 to 65535'],
    ['4294967296', 'u32', 'u32: 0 to 4294967295'],
    ['0xffffffff', 'i32', 'i32: -2147483648 to 2147483647'],
    ['9007199254740992', 'int', 'int: -9007199254740991 to 9007199254740991'],
  ])('%s is no %s', (text, type, range) => {
    expect(read(text, type).findings).toStrictEqual([
      `values/range 1:1-${text.length + 1} Unexpected \`${text}\`, expected ${range}`,
    ])
  })

  test.each([
    ['1.0', ' [1]'],
    ['1e3', ' [1000]'],
    ['0.5', ''],
    ['1 (0x3f800000)', ''],
  ])('%s is no integer', (text, fix) => {
    const number = text.split(' ')[0] as string
    expect(read(text, 'u32').findings).toStrictEqual([
      `values/type 1:1-${number.length + 1} Unexpected float \`${number}\`, expected an integer (u32)${fix}`,
    ])
  })
})

describe('floats', () => {
  test.each([
    ['1', 1],
    ['0.5', 0.5],
    ['−3', -3],
    ['1e9', 1e9],
    ['2.5e-3', Math.fround(0.0025)],
    ['1e−5', Math.fround(0.00001)],
    ['0.1', 0.10000000149011612],
    ['16777217', 16777216],
    ['1_000', 1000],
    ['-0.0', -0],
    ['-0', -0],
    ['1e-45', 1.401298464324817e-45],
  ])('%s as f32', (text, value) => {
    expect(valueOf(text, 'f32')).toStrictEqual(single(value))
  })

  test('f64 keeps every bit', () => {
    expect(valueOf('0.1', 'f64')).toStrictEqual({ kind: 'float', value: 0.1, width: 64, exact: false })
    expect(valueOf('0.1 (0x3fb999999999999a)', 'f64')).toStrictEqual({
      kind: 'float',
      value: 0.1,
      width: 64,
      exact: true,
    })
  })

  test('bits make a float exact', () => {
    expect(valueOf('0.1 (0x3dcccccd)', 'f32')).toStrictEqual({ ...single(0.10000000149011612), exact: true })
    expect(valueOf('-0.0 (0x80000000)', 'f32')).toStrictEqual({ ...single(-0), exact: true })
  })

  test.each([
    [
      '0.1 (0x3dcccccc)',
      'f32',
      ['values/bits 1:6-16 Unexpected bits `0x3dcccccc` behind `0.1`, expected `0x3dcccccd` [0x3dcccccd]'],
    ],
    [
      '0.1 (0x3dcccccd)',
      'f64',
      [
        'values/bits 1:6-16 Unexpected bits `0x3dcccccd` behind `0.1`, expected `0x3fb999999999999a` [0x3fb999999999999a]',
      ],
    ],
    ['0.1 (0x3dc)', 'f32', ['values/syntax 1:6-11 Unexpected `0x3dc`, expected bits such as `0x3dcccccd`']],
    ['0.1 (0X3DCCCCCD)', 'f32', ['values/syntax 1:6-16 Unexpected `0X3DCCCCCD`, expected `0x3dcccccd` [0x3dcccccd]']],
    ['0.1 (1)', 'f32', ['values/syntax 1:6-7 Unexpected `1`, expected bits such as `0x3dcccccd`']],
    ['0.1 (0x3dcccccd', 'f32', ['values/syntax 1:16-16 Unexpected end, expected `)`']],
    ['1e39', 'f32', ['values/range 1:1-5 Unexpected `1e39`, expected a number that f32 can hold']],
    ['1e309', 'f64', ['values/range 1:1-6 Unexpected `1e309`, expected a number that f64 can hold']],
    ['1e-46', 'f32', ['values/range 1:1-6 Unexpected `1e-46`, expected a number that f32 can hold']],
    ['0x10', 'f32', ['values/type 1:1-5 Unexpected hexadecimal `0x10`, expected a decimal number (f32)']],
    ['true', 'f32', ['values/type 1:1-5 Unexpected `true`, expected `f32`']],
    ['"1"', 'f32', ['values/type 1:1-4 Unexpected text `"1"`, expected `f32`']],
  ])('%s as %s', (text, type, findings) => {
    expect(read(text, type).findings).toStrictEqual(findings)
  })
})

describe('spellings that are nearly right', () => {
  test.each([
    ['+1', '1'],
    ['007', '7'],
    ['-012', '-12'],
    ['.5', '0.5'],
    ['-.5', '-0.5'],
    ['5.', '5.0'],
    ['5.e3', '5.0e3'],
    ['1E9', '1e9'],
    ['1e+9', '1e9'],
    ['1e-05', '1e-5'],
    ['1.0f', '1.0'],
    ['5u', '5'],
    ['0X1f', '0x1f'],
    ['0x1F', '0x1f'],
    ['0x12_34', '0x1234'],
    ['1_00', '100'],
    ['1000_000', '1_000_000'],
    ['10_00.5', '1000.5'],
    ['254,500', '254500'],
    ['1,000,000', '1000000'],
    ['50%', '0.5'],
    ['2.5%', '0.025'],
  ])('%s is spelt %s', (text, right) => {
    expect(read(text, 'f32').findings).toStrictEqual([
      `values/syntax 1:1-${text.length + 1} Unexpected \`${text}\`, expected \`${right}\` [${right}]`,
    ])
  })

  test.each([
    ['1-5', 'one value, or a list such as `[1, 2]`'],
    ['1.5−2.5', 'one value, or a list such as `[1, 2]`'],
    ['0x', 'a number'],
    ['0xzz', 'a number'],
    ['1.2.3', 'a number'],
    ['1..5', 'a number'],
    ['12h', 'a number'],
  ])('%s has no one right spelling', (text, expected) => {
    expect(read(text, 'f32').findings).toStrictEqual([
      `values/syntax 1:1-${text.length + 1} Unexpected \`${text}\`, expected ${expected}`,
    ])
  })

  test.each([
    ['100,00', 'values/syntax 1:4-5 Unexpected `,`, expected nothing more'],
    ['1 2', 'values/syntax 1:3-4 Unexpected `2`, expected nothing more'],
    ['- 1', 'values/syntax 1:1-2 Unexpected `-`, expected a value'],
    ['', 'values/syntax 1:1-1 Unexpected end, expected a value'],
  ])('%s', (text, finding) => {
    expect(read(text, 'f32').findings).toStrictEqual([finding])
  })
})
