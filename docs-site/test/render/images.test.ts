import { expect, test } from 'vitest'
import { renderArticle } from '../../src/render/article.ts'

const SVG = '<svg viewBox="0 0 760 90"><text>3 &lt; 4 "#" %</text></svg>'

/** The page of a document with a drawing beside it. */
function page(svg: string): Promise<{ html: string }> {
  const files: Record<string, string> = {
    'a/b/README.md': '# T\n\n![what it shows](plots/x.svg)\n',
    'a/b/plots/x.svg': svg,
  }
  return renderArticle('a/b/README.md', (path) => files[path] ?? '')
}

test('a drawing stands in the page itself, with its size and its words', async () => {
  const { html } = await page(SVG)
  const source = /src="data:image\/svg\+xml,([^"]*)"/.exec(html)?.[1]
  expect(decodeURIComponent(source ?? '')).toBe(SVG)
  expect(html).toContain('width="760"')
  expect(html).toContain('height="90"')
  expect(html).toContain('alt="what it shows"')
})

test('what is no drawing is refused with its place', async () => {
  await expect(async () => page('<svg></svg>')).rejects.toThrow('Unexpected plots/x.svg in a/b/README.md')
})
