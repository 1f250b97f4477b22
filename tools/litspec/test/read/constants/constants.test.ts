import { expect, test } from 'vitest'
import { goodSample, readSample, textAt } from '../sample.ts'

function tableOf(...rows: readonly string[]): string {
  return ['## Constants', '', '| Name | Value | Bits | Meaning |', '| --- | ---: | --- | --- |', ...rows, ''].join('\n')
}

test.each([
  ['1e9', '0x4e6e6b28', 'float', 1e9, 0x4e6e6b28],
  ['0.1', '0x3dcccccd', 'float', Math.fround(0.1), 0x3dcccccd],
  ['0.999999', '0x3f7fffef', 'float', Math.fround(0.999999), 0x3f7fffef],
  ['1e-6', '0x358637bd', 'float', Math.fround(1e-6), 0x358637bd],
  ['−0.0', '0x80000000', 'float', -0, 0x80000000],
  ['254,500', '0x3e224', 'integer', 254500, 0x3e224],
  ['`0x2000`', '0x2000', 'integer', 0x2000, 0x2000],
  ['-1', '0xffffffff', 'integer', -1, 0xffffffff],
  ['0', '0x0', 'integer', 0, 0],
] as const)('%s has the bits %s', (written, bits, kind, value, word) => {
  const [row] = goodSample(tableOf(`| \`X\` | ${written} | \`${bits}\` | m |`)).constants
  expect(row).toMatchObject({ key: 'sample/X', kind, bits: { value: word }, meaning: 'm' })
  expect(row?.value.value).toBe(value)
})

test.each([
  ['0.5', '0x3f000001', '`0x3f000000`', '`0x3f000001` are the bits of 0.50000006'],
  ['0.1', '0x3dcccccc', '`0x3dcccccd`', '`0x3dcccccc` are the bits of 0.099999994'],
  ['100', '0x65', '`0x64`', '`0x65` are the bits of 101'],
  ['1.0', '0x1', '`0x3f800000`', undefined],
])('%s has not the bits %s', (value, bits, fix, note) => {
  const sections = tableOf(`| \`X\` | ${value} | \`${bits}\` | |`)
  const [finding, second] = readSample(sections).findings
  expect(second).toBeUndefined()
  expect(finding).toMatchObject({ ruleId: 'constants/bits', fix })
  expect(finding?.note).toBe(note)
  expect(finding && textAt(sections, finding.place)).toBe(`\`${bits}\``)
})

test('a value in words is named once', () => {
  const sections = tableOf('| `X` | nine | `0x9` | |')
  const { findings } = readSample(sections)
  expect(findings.map(({ ruleId, place }) => `${ruleId} ${textAt(sections, place)}`)).toEqual(['constants/value nine'])
})
