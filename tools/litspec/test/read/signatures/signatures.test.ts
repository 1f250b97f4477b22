import { describe, expect, test } from 'vitest'
import type { Finding, Signature } from '../../../src/model/index.ts'
import { excerptOfText } from '../../../src/read/excerpt.ts'
import { formatSignature, resultType } from '../../../src/read/signatures/format.ts'
import { parseSignature } from '../../../src/read/signatures/parse.ts'
import { formatType } from '../../../src/read/types/table.ts'
import { line, tableFor } from '../notation.ts'

const TYPES = tableFor('Box = { centre: vec3, axes: mat3, half: vec3 }\nOwner = Player | Guard')

function parse(text: string): { signature: Signature | undefined; findings: readonly string[] } {
  const findings: Finding[] = []
  const signature = parseSignature(excerptOfText(text), TYPES, findings)
  return { signature, findings: findings.map(line) }
}

describe('signatures', () => {
  test.each([
    ['reset()', 'none', 'reset()'],
    ['add( amount:u32 )', 'none', 'add(amount: u32)'],
    ['count() → u32', 'plain', 'count() → u32'],
    ['names() → text[]', 'plain', 'names() → text[]'],
    ['maybe() → (f32 | none)[]', 'plain', 'maybe() → (f32 | none)[]'],
    ['worldLevelPoolBytes(size: u32) → bytes: u32', 'named', 'worldLevelPoolBytes(size: u32) → bytes: u32'],
    ['f() → (bytes: u32)', 'named', 'f() → bytes: u32'],
    [
      'rayBox(box: Box, S: vec3, d: vec3, len: f32) → (list: f32[], answer: f32 | none)',
      'named',
      'rayBox(box: Box, S: vec3, d: vec3, len: f32) → (list: f32[], answer: f32 | none)',
    ],
    ['mean(first: f32, second: f32 | none = none)', 'none', 'mean(first: f32, second: f32 | none = none)'],
    [
      'spawn(owner: Owner = Guard, at: vec3 = (0, 0, 1))',
      'none',
      'spawn(owner: Owner = Guard, at: vec3 = (0.0, 0.0, 1.0))',
    ],
  ])('%s', (text, kind, spelling) => {
    const { signature, findings } = parse(text)
    expect(findings).toStrictEqual([])
    expect(signature?.result.kind).toBe(kind)
    expect(signature && formatSignature(signature)).toBe(spelling)
  })

  test('the name knows its place', () => {
    expect(parse('  add(amount: u32)').signature?.name).toMatchObject({
      value: 'add',
      place: { start: { column: 3 }, end: { column: 6 } },
    })
  })

  test('what a call gives back', () => {
    const types = ['reset()', 'count() → u32', 'f() → (a: u8, b: Box)'].map((text) => {
      const { signature } = parse(text)
      const type = signature && resultType(signature)
      return type && formatType(type)
    })
    expect(types).toStrictEqual([undefined, 'u32', '{ a: u8, b: Box }'])
  })

  test.each([
    ['', 'signature/syntax 1:1-1 Unexpected end, expected a name'],
    ['add', 'signature/syntax 1:4-4 Unexpected end, expected `(`'],
    ['add(', 'signature/syntax 1:5-5 Unexpected end, expected a name'],
    ['add(amount)', 'signature/syntax 1:11-12 Unexpected `)`, expected `:`'],
    ['add(amount: u32', 'signature/syntax 1:16-16 Unexpected end, expected `,` or `)`'],
    ['add(amount: u32,)', 'signature/syntax 1:16-17 Unexpected `,`, expected no comma before `)` []'],
    ['add(amount = 1)', 'signature/syntax 1:12-13 Unexpected `=`, expected `:`'],
    ['add() u32', 'signature/syntax 1:7-10 Unexpected `u32`, expected `→` or nothing more'],
    ['add() →', 'signature/syntax 1:8-8 Unexpected end, expected a type'],
    ['add() → u32 = 1', 'signature/syntax 1:13-14 Unexpected `=`, expected nothing more'],
    ['add() → (a: u32 = 1)', 'signature/syntax 1:17-18 Unexpected `=`, expected `,` or `)`'],
    ['add() -> u32', 'values/character 1:7-9 Unexpected `->`, expected `→` [→]'],
    ['add(amount: uint)', 'types/unknown 1:13-17 Unexpected `uint`, expected `int` [int]'],
    ['add(amount: u8 = 300)', 'values/range 1:18-21 Unexpected `300`, expected u8: 0 to 255'],
    ['add(a: u8, a: u8)', 'types/duplicate 1:12-13 Unexpected second `a`, expected every name once'],
    ['add() → (a: u8, a: u8)', 'types/duplicate 1:17-18 Unexpected second `a`, expected every name once'],
    ['then()', 'signature/syntax 1:1-5 Unexpected `then`, expected another name than `then` or `constructor`'],
    ['_add()', 'signature/syntax 1:1-5 Unexpected `_add`, expected a name'],
    ['add(true: bool)', 'signature/syntax 1:5-9 Unexpected `true`, expected a name'],
  ])('%s', (text, finding) => {
    expect(parse(text)).toStrictEqual({ signature: undefined, findings: [finding] })
  })
})
