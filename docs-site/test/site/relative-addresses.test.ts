import { expect, test } from 'vitest'
import { BASE } from '../../src/site/links.ts'
import { relative } from '../../src/site/relative-addresses.ts'

test.each([
  ['index.html', './units/'],
  ['units/index.html', '../units/'],
  ['units/rays/index.html', '../../units/'],
])('%s', (file, expected) => {
  expect(relative(`<a href="${BASE}/units/">`, file)).toBe(`<a href="${expected}">`)
})

test('a script asks where it is itself', () => {
  expect(relative(`load("${BASE}/pagefind/")`, '_astro/search.js')).toBe(
    'load((new URL("../pagefind/",import.meta.url).href))',
  )
  expect(relative(`return"${BASE}"`, '_astro/search.js')).toBe('return(new URL("../",import.meta.url).href)')
})
