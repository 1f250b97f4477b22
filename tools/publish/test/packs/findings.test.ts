import { expect, test } from 'vitest'
import { packFindings } from '../../src/packs/findings.ts'

const RELEASE = { folder: 'packages/demo', manifest: { name: '@coney/demo', version: '1.0.0' } }

const CLAIM = { id: 'demo/add.adding', standing: 'proven', evidence: 'choice', checks: 2 }

const SPECIFICATION = {
  units: [
    { slug: 'demo', title: 'Demo', file: 'demo.md', package: 'packages/demo', tolerance: 0, claims: [], cases: [] },
  ],
  verdict: [
    { ...CLAIM, unit: 'demo' },
    { id: 'other/add.adding', unit: 'other', standing: 'proven', evidence: 'choice', checks: 1 },
  ],
}

const MANIFEST = {
  name: '@coney/demo',
  version: '1.0.0',
  description: 'A demo.',
  keywords: ['demo'],
  license: 'MIT',
  files: ['dist', 'src'],
  type: 'module',
  sideEffects: false,
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  dependencies: { '@coney/math': '1.0.0' },
  engines: { node: '>=20.19' },
}

const CLAIMS = { package: '@coney/demo', version: '1.0.0', units: [{ claims: [CLAIM] }] }

/** The files of a package as it should be, some of them changed or, with `undefined`, left out. */
function findings(changes: Readonly<Record<string, string | undefined>> = {}): string[] {
  const files = {
    'CHANGELOG.md': '',
    LICENSE: '',
    'README.md': '',
    'claims.json': JSON.stringify(CLAIMS),
    'package.json': JSON.stringify(MANIFEST),
    'dist/index.js': 'export {}\n//# sourceMappingURL=index.js.map\n',
    'dist/index.js.map': '{"sources":["../src/index.ts"]}',
    'dist/index.d.ts': 'export {}\n',
    'src/index.ts': 'export {}\n',
    ...changes,
  }
  const present = Object.entries(files).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return packFindings(RELEASE, new Map(present), SPECIFICATION)
}

const claims = (change: object): string => JSON.stringify({ ...CLAIMS, ...change })
const claim = (change: object): string => claims({ units: [{ claims: [{ ...CLAIM, ...change }] }] })
const manifest = (change: object): string => JSON.stringify({ ...MANIFEST, ...change })

test('a package as it should be has no findings', () => {
  expect(findings()).toEqual([])
})

test.each([
  ['no claims', { 'claims.json': undefined }, 'absence of claims.json'],
  ['claims of another release', { 'claims.json': claims({ version: '0.9.0' }) }, 'claims of @coney/demo 0.9.0'],
  ['a claim left out', { 'claims.json': claims({ units: [] }) }, 'claims.json without "proven by 2'],
  ['a claim that nobody judged', { 'claims.json': claim({ id: 'demo/add.more' }) }, 'which is not of the verdict'],
  ['a claim of an older verdict', { 'claims.json': claim({ checks: 1 }) }, 'which is not of the verdict'],
  ['a claim that is not proven', { 'claims.json': claim({ standing: 'waived' }) }, 'expected it proven'],
  ['no licence', { LICENSE: undefined }, 'absence of LICENSE'],
  ['no changelog', { 'CHANGELOG.md': undefined }, 'absence of CHANGELOG.md'],
  ['build information', { 'dist/.tsbuildinfo': '{}' }, 'file dist/.tsbuildinfo'],
  ['evidence', { '.evidence/demo.json': '{}' }, 'file .evidence/demo.json'],
  ['a test', { 'test/index.test.ts': '' }, 'file test/index.test.ts'],
  ['a map that leads nowhere', { 'src/index.ts': undefined }, 'source ../src/index.ts of dist/index.js.map'],
  ['a map that is missing', { 'dist/index.js.map': undefined }, 'map index.js.map of dist/index.js'],
  ['something compiled long ago', { 'dist/old.js': '' }, 'file dist/old.js, expected its source'],
  [
    'a condition of the workspace',
    { 'package.json': manifest({ exports: { '.': { source: './src/index.ts', ...MANIFEST.exports['.'] } } }) },
    'conditions source,types,default',
  ],
  [
    'a dependency on the workspace',
    { 'package.json': manifest({ dependencies: { a: 'workspace:*' } }) },
    'on the workspace',
  ],
  ['an entry that is not there', { 'dist/index.d.ts': undefined }, 'export ./dist/index.d.ts'],
  ['no keywords', { 'package.json': manifest({ keywords: undefined }) }, 'manifest without keywords'],
])('%s is a finding', (_, changes, expected) => {
  expect(findings(changes)).toContainEqual(expect.stringContaining(expected))
})

test('a verdict with a claim that is not proven fails the package, whatever its claims say', () => {
  const verdict = [{ ...CLAIM, unit: 'demo', standing: 'waived' }]
  const files = new Map([
    ['package.json', JSON.stringify(MANIFEST)],
    ['claims.json', JSON.stringify(CLAIMS)],
  ])
  expect(packFindings(RELEASE, files, { ...SPECIFICATION, verdict })).toContainEqual(
    expect.stringContaining('without "waived by 2'),
  )
})
