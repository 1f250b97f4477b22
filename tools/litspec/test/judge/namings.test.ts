import { expect, test } from 'vitest'
import { readNamings } from '../../src/judge/namings.ts'

const FILE = 'packages/demo/test/more.test.ts'

test('finds every claim that a meta spells out, with its place', () => {
  const text =
    "test('a', { meta: { claims: ['demo/A.one', \"demo/B.two\"] } }, () => {})\n\ntest.each([])('b', {\n  meta: { claims: [\n    `demo/C.three`,\n  ] },\n})\n"
  const namings = readNamings(FILE, text)
  expect(namings.map(({ value }) => value)).toEqual(['demo/A.one', 'demo/B.two', 'demo/C.three'])
  expect(namings.map(({ place }) => `${place.start.line}:${place.start.column}`)).toEqual(['1:31', '1:45', '5:6'])
  for (const { value, place } of namings) expect(text.slice(place.start.offset, place.end.offset)).toBe(value)
})

test.each(['const claims = other', "['demo/A.one']", '', "reclaims: ['demo/A.one']"])('finds nothing in %j', (text) => {
  expect(readNamings(FILE, text)).toEqual([])
})
