import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readConfig, readUnits } from '@coney/litspec'
import { describe, expect, test } from 'vitest'
import { repositoryFiles, ROOT } from './harness/repository.ts'

/** What the pages around the specification say of this repository must stand there. The specification is read elsewhere. */
const files = repositoryFiles()
const pages = [...files].filter(([path]) => /(?:^|\/)[A-Z]+\.md$/.test(path) && !path.includes('/fixtures/'))

/** Text outside fences, where links and names are those of this repository. */
function prose(text: string): string {
  return text.replace(/^(`{3,})[\s\S]*?^\1$/gm, '')
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] as string)
}

describe.each(pages)('%s', (path, text) => {
  test('links to files that are there', () => {
    const links = found(prose(text), /\]\((?!https?:|#)([^)#]+)/g)
    expect(links.filter((link) => !existsSync(join(ROOT, dirname(path), link)))).toEqual([])
  })

  test('names scripts that are there', () => {
    const { scripts } = JSON.parse(files.get('package.json') ?? '') as { scripts: Record<string, string> }
    expect(found(text, /npm run ([\w:]+)/g).filter((name) => !(name in scripts))).toEqual([])
  })
})

test('a quotation of the specification stands in it', () => {
  const [quotation = ''] = found(files.get('README.md') ?? '', /^```md\n([\s\S]+?)^```$/gm)
  expect(quotation).toContain('**')
  expect(files.get('spec/units/rays.md')).toContain(quotation)
})

test('the list of units names each', () => {
  const units = [...files.keys()].filter((path) => /^spec\/units\/[^/]+\.md$/.test(path))
  const links = found(files.get('spec/README.md') ?? '', /\]\((units\/[^)]+\.md)\)/g)
  expect(links.map((link) => `spec/${link}`).sort()).toEqual(units.sort())
})

test('claims that are named exist', () => {
  const { config } = readConfig('litspec.config.json', files.get('litspec.config.json') ?? '')
  if (config === undefined) throw new Error('Unexpected litspec.config.json, expected one that reads')
  const { units } = readUnits({ config, files })
  const claims = new Set(units.flatMap((unit) => unit.claims.map(({ id }) => id)))
  const slugs = units.map(({ frontMatter }) => frontMatter.slug).join('|')
  const named = pages.flatMap(([, text]) => found(text, new RegExp(`\\b((?:${slugs})/\\w+\\.[a-z-]+\\b)(?!\\.)`, 'g')))
  const inUnits = named.filter((name) => !/\.(?:md|ts|json)$/.test(name))
  expect(inUnits.length).toBeGreaterThan(0)
  expect(inUnits.filter((name) => !claims.has(name))).toEqual([])
})
