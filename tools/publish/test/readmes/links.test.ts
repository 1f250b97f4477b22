import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { relativeLinks, withAbsoluteLinks } from '../../src/readmes/links.ts'
import { readReadmes } from '../../src/readmes/readmes.ts'
import { releases } from '../../src/workspace/releases.ts'
import { ROOT } from '../../src/workspace/root.ts'

const README = `# Boxes

See [the unit](../../spec/units/boxes.md#size), [below](#example), [a site](https://example.org/a) and
[the tests](test).

\`\`\`md
[a box](boxes.md)
\`\`\`
`

test('relative links of a README lead into the repository, and all else stays', () => {
  expect(withAbsoluteLinks(README, 'packages/boxes', 'https://git.example/owner/name/blob/c0ffee')).toBe(`# Boxes

See [the unit](https://git.example/owner/name/blob/c0ffee/spec/units/boxes.md#size), [below](#example), [a site](https://example.org/a) and
[the tests](https://git.example/owner/name/blob/c0ffee/packages/boxes/test).

\`\`\`md
[a box](boxes.md)
\`\`\`
`)
})

test('relative links are told without their anchors', () => {
  expect(relativeLinks(README)).toEqual(['../../spec/units/boxes.md', 'test'])
})

test.each(readReadmes().map(({ path }) => path))('%s leads to what there is', (path) => {
  const links = relativeLinks(readFileSync(join(ROOT, path), 'utf8'))
  expect(links.filter((link) => !existsSync(join(ROOT, dirname(path), link)))).toEqual([])
})

test.each(releases().map(({ folder }) => folder))(
  'the README of %s says how to install it and where its unit is',
  (folder) => {
    const { manifest } = releases().find((release) => release.folder === folder)!
    const readme = readFileSync(join(ROOT, folder, 'README.md'), 'utf8')
    expect(readme).toMatch(new RegExp(`^npm install (--save-dev )?${manifest.name}\\b`, 'm'))
    expect(relativeLinks(readme)).toContainEqual(expect.stringMatching(/^\.\.\/\.\.\/spec\/units\/[a-z-]+\.md$/))
  },
)
