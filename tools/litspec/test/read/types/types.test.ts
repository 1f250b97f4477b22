import { describe, expect, test } from 'vitest'
import { parseDocument } from '../../../src/read/document/parse.ts'
import { readTypes } from '../../../src/read/types/read.ts'
import { formatType, holdsFloat, isAssignable } from '../../../src/read/types/table.ts'
import { line, tableFor, typeOf, typesOf } from '../notation.ts'

describe('type expressions', () => {
  test.each([
    ['f32', 'f32'],
    ['vec3[ ]', 'vec3[]'],
    ['f32|none', 'f32 | none'],
    ['(f32 | none)[]', '(f32 | none)[]'],
    ['(f32)[][]', 'f32[][]'],
    ['f32[] | none', 'f32[] | none'],
    ['{ a: u8, b: { c: text } }', '{ a: u8, b: { c: text } }'],
    ['{}', '{}'],
    ['Box | none', 'Box | none'],
  ])('%s', (text, spelling) => {
    expect(formatType(typeOf(text, tableFor('Box = { centre: vec3 }')))).toBe(spelling)
  })

  test('which types take the values of which', () => {
    const types = tableFor('Length = f32\nMaybe = Length | none\nBox = { half: Length }')
    const [length, maybe, box] = [typeOf('Length', types), typeOf('Maybe', types), typeOf('Box', types)]
    expect(isAssignable(length, typeOf('f32'), types)).toBe(true)
    expect(isAssignable(length, maybe, types)).toBe(true)
    expect(isAssignable(maybe, length, types)).toBe(false)
    expect(isAssignable(typeOf('{ half: f32 }'), box, types)).toBe(true)
    expect(isAssignable(typeOf('u8'), length, types)).toBe(false)
    expect(['Box', 'Maybe[]', 'u8', 'text[]'].map((name) => holdsFloat(typeOf(name, types), types))).toStrictEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('declarations', () => {
  test('stand in the order of the document, from every fence', () => {
    const text =
      '```types\nOwner = Player | Guard\n```\n\n- A\n\n  ```types\n  Box = {\n    owner: Owner = Guard,\n    half: vec3\n  }\n  ```\n'
    const { types, findings } = readTypes(parseDocument('a.md', text))
    expect(findings).toStrictEqual([])
    expect(types).toMatchObject([
      {
        name: { value: 'Owner', place: { start: { line: 2, column: 1 } } },
        type: { kind: 'enumeration', members: ['Player', 'Guard'] },
      },
      {
        name: { value: 'Box', place: { start: { line: 8, column: 3 } } },
        type: {
          kind: 'record',
          fields: [
            { name: 'owner', type: { kind: 'named', name: 'Owner' }, fallback: { kind: 'symbol', value: 'Guard' } },
            { name: 'half', type: { kind: 'scalar', name: 'vec3' } },
          ],
        },
      },
    ])
  })

  test.each([
    ['Failure = | NotFound', { kind: 'enumeration', members: ['NotFound'] }],
    ['Failure =\n  | NotFound\n  | NoRoom', { kind: 'enumeration', members: ['NotFound', 'NoRoom'] }],
    ['Line = vec3[]', { kind: 'list', element: { kind: 'scalar', name: 'vec3' } }],
    ['Maybe = f32 | none', { kind: 'optional', inner: { kind: 'scalar', name: 'f32' } }],
  ])('%s', (text, type) => {
    expect(typesOf(text).types.map((each) => each.type)).toStrictEqual([type])
  })

  test.each([
    ['Box', ['types/syntax 2:4-4 Unexpected end, expected `=`']],
    ['Box { a: u8 }', ['types/syntax 2:5-6 Unexpected `{`, expected `=`']],
    ['= u8', ['types/syntax 2:1-2 Unexpected `=`, expected a name']],
    ['none = u8', ['types/syntax 2:1-5 Unexpected `none`, expected a name']],
    ['Box = { a: u8, }', ['types/syntax 2:14-15 Unexpected `,`, expected no comma before `}` []']],
    ['Box = { a u8 }', ['types/syntax 2:11-13 Unexpected `u8`, expected `:`']],
    ['Box = { a: u8', ['types/syntax 2:14-14 Unexpected end, expected `,` or `}`']],
    ['Box = u8 u8', ['types/syntax 2:10-12 Unexpected `u8`, expected nothing more']],
    ['Box = u8 | u16', ['types/syntax 2:12-15 Unexpected `u16`, expected `none`, once']],
    ['Box = u8 | none | none', ['types/syntax 2:17-18 Unexpected `|`, expected nothing more']],
    ['Box = (u8 | none) | none', ['types/syntax 2:21-25 Unexpected `none`, expected `none`, once']],
    ['Box = u8[3]', ['types/syntax 2:10-11 Unexpected `3`, expected `]`']],
    ['Box = Vec3', ['types/unknown 2:7-11 Unexpected `Vec3`, expected `vec3` [vec3]']],
    ['Box = Something', ['types/unknown 2:7-16 Unexpected `Something`, expected a type that is declared above']],
    ['Box = Something | none', ['types/unknown 2:7-16 Unexpected `Something`, expected a type that is declared above']],
    ['Box = { a: Box }', ['types/unknown 2:12-15 Unexpected `Box`, expected a type that is declared above']],
    ['Box = { a: u8 = 256 }', ['values/range 2:17-20 Unexpected `256`, expected u8: 0 to 255']],
    ['Box = { a: u8, a: u8 }', ['types/duplicate 2:16-17 Unexpected second `a`, expected every name once']],
    ['Owner = A | B | A', ['types/duplicate 2:17-18 Unexpected second `A`, expected every name once']],
    ['Owner = A | B |', ['types/syntax 2:16-16 Unexpected end, expected a name']],
    ['Owner = A | B, C', ['types/syntax 2:14-15 Unexpected `,`, expected `|` or the end of the line']],
    ['Owner = A | true', ['types/syntax 2:13-17 Unexpected `true`, expected a name']],
    ['Owner = A | u8', ['types/duplicate 2:13-15 Unexpected type `u8` as a member, expected a name of its own']],
    ['u8 = A | B', ['types/duplicate 2:1-3 Unexpected second `u8`, expected a name that is no type of the notation']],
    ['Box = u8\nBox = u8', ['types/duplicate 3:1-4 Unexpected second `Box`, expected every type once']],
    ['Box = { a: u8 – 1 }', ['values/character 2:15-16 Unexpected `–` (U+2013), expected `-` [-]']],
  ])('%s', (text, findings) => {
    expect(typesOf(text).findings.map(line)).toStrictEqual(findings)
  })

  test('a wrong type raises nothing more where it is used', () => {
    expect(typesOf('Box = { a: u9 }\nCrate = { box: Box = { a: 1 }, boxes: Box[] }').findings.map(line)).toStrictEqual([
      'types/unknown 2:12-14 Unexpected `u9`, expected `u8` [u8]',
    ])
  })

  test('types that double with every line stop at a size', () => {
    const doubling = Array.from({ length: 12 }, (_, k) => `T${k + 1} = { a: T${k}, b: T${k} }`)
    const { findings } = typesOf(['T0 = u8', ...doubling].join('\n'))
    expect(findings.map(line)).toStrictEqual([
      'types/syntax 10:1-3 Unexpected `T8` with more than 256 parts, expected a smaller type',
    ])
  })
})
