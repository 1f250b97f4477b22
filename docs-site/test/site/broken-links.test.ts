import { expect, test } from 'vitest'
import { brokenLinks, readPage } from '../../src/site/broken-links.ts'

function check(pages: Record<string, string>, files: readonly string[] = []): string[] {
  const read = new Map(Object.entries(pages).map(([file, html]) => [file, readPage(html)]))
  return brokenLinks(read, new Set([...Object.keys(pages), ...files]))
}

const THERE = '<h2 id="here">Here</h2><option data-case="x/y.z">'

test('links that lead somewhere are no problem', () => {
  const links =
    '<a href="../b/#here"><a href="../b/#case=x/y.z"><img src="../x.svg"><a href="#top" id="top"><a href="../"><a href="https://example.org/x">'
  expect(check({ 'a/index.html': links, 'b/index.html': THERE, 'index.html': '' }, ['x.svg'])).toEqual([])
})

test.each([
  ['a page that is not there', '<a href="../c/">', '../c/'],
  ['an anchor that is not there', '<a href="../b/#there">', '../b/#there'],
  ['an anchor of the same page', '<a class="x" href="#six-clips">', '#six-clips'],
  ['a picture that is not there', '<img alt="" src="../y.svg">', '../y.svg'],
  ['a case that no script knows', '<a href="../b/#case=x/y.w">', '../b/#case=x/y.w'],
  ['an address that starts at the root', '<a href="/b/">', '/b/'],
  ['a link without quotes', '<a href=../c/>', '../c/'],
])('%s is one', (_, html, link) => {
  const found = check({ 'a/index.html': html, 'b/index.html': THERE, 'index.html': '' })
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(`Unexpected link ${link} in a/index.html`)
})

test('an encoded anchor is decoded, and text in scripts is no link', () => {
  const html = '<a href="#a%20b"><p id="a b"><script>const x = `<a href="nowhere/">`</script>'
  expect(check({ 'index.html': html })).toEqual([])
})
