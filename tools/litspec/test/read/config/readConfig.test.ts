import { describe, expect, test } from 'vitest'
import { readConfig } from '../../../src/read/index.ts'
import { config, demoFiles } from '../../demoProject.ts'

const FILE = 'litspec.config.json'
const TEXT = demoFiles.get(FILE) as string

/** What is found once a part of the demo's configuration is another, with its place and its fix. */
function found(from: string, to: string): string[] {
  expect(TEXT.split(from)).toHaveLength(2)
  const { config: read, findings } = readConfig(FILE, TEXT.replace(from, to))
  expect(read).toBeUndefined()
  return findings.map(({ ruleId, place: { start, end }, fix }) =>
    [ruleId, `${start.line}:${start.column}-${end.column}`, ...(fix === undefined ? [] : [fix])].join(' '),
  )
}

test('reads the configuration of the demo project', () => {
  expect(readConfig(FILE, TEXT)).toEqual({ config, findings: [] })
  expect(readConfig(FILE, `\uFEFF${TEXT.replaceAll('\n', '\r\n')}`)).toEqual({ config, findings: [] })
})

test('must be there', () => {
  expect(readConfig(FILE, undefined).findings).toMatchObject([{ ruleId: 'config/missing', place: { file: FILE } }])
})

describe('keys', () => {
  test('have one spelling', () => expect(found('"waivers"', '"waiver"')).toEqual(['config/key 3:3-11 "waivers"']))
  test('are a closed set', () => expect(found('"address"', '"extra": 1, "address"')).toEqual(['config/key 7:3-10']))
  test('are all needed', () => expect(found('"own": "spec", ', '')).toEqual(['config/key 6:11-54']))
  test('stand once', () => expect(found('"address"', '"units": "x", "address"')).toEqual(['config/key 7:3-10']))
  test('of objects in general are nothing special', () => {
    expect(found('"address"', '"toString": "x", "__proto__": {}, "address"')).toEqual([
      'config/key 7:3-13',
      'config/key 7:20-31',
    ])
  })
})

describe('values', () => {
  test.each(['/etc', '../x', 'a/../../b', 'C:/x', 'a\\\\b', '', 'a//b'])('a path %j leads nowhere else', (path) => {
    expect(found('"generated": "generated"', `"generated": "${path}"`)).toHaveLength(1)
  })
  test.each(['null', '3', 'true', '["a"]', '{}'])('%s is no path', (value) => {
    expect(found('"spec/waivers.md"', value)[0]).toContain('config/value 3:14-')
  })
  test('packages are a list of paths that is not empty', () => {
    expect(found('["packages/*"]', '"packages/*"')).toEqual(['config/value 5:15-27'])
    expect(found('["packages/*"]', '[]')).toEqual(['config/value 5:15-17'])
    expect(found('["packages/*"]', '["packages/*", "../*"]')).toEqual(['config/value 5:30-36'])
  })
  test('an address is a regular expression', () => expect(found('{8}', '{8')).toEqual(['config/value 7:14-28']))
  test('tags are words', () => expect(found('"orig"', '"@orig"')).toEqual(['config/value 6:25-32']))
})

describe('text that is not JSON', () => {
  test.each([
    ['"packages/*"]', '"packages/*",]'],
    ['"address"', 'address'],
    ['{8}"\n}', '{8}"\n'],
    ['"units"', '// where\n"units"'],
  ])('with %j as %j', (from, to) => expect(found(from, to)[0]).toContain('config/syntax'))

  test.each(['', 'null', '[]', '3'])('%j is no configuration', (text) => {
    expect(readConfig(FILE, text).findings).toHaveLength(1)
  })
})
