import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { gatherInputs } from '../../../src/testing/evidence/inputs.ts'
import { LoadedFiles, sha256 } from '../../../src/testing/plugin/loadedFiles.ts'
import { Workspace } from '../../../src/testing/plugin/workspace.ts'
import { demoFiles } from '../../demoProject.ts'

const root = mkdtempSync(join(tmpdir(), 'litspec-inputs-'))
mkdirSync(join(root, 'packages/demo/src'), { recursive: true })
writeFileSync(join(root, 'litspec.config.json'), demoFiles.get('litspec.config.json') as string)
writeFileSync(join(root, 'packages/demo/src/types.ts'), 'export interface A {}\n')
writeFileSync(join(root, 'packages/demo/src/a.ts'), 'on the disk')

afterAll(() => rmSync(root, { recursive: true, force: true }))

const loads = (files: Readonly<Record<string, string>>): LoadedFiles => {
  const loaded = new LoadedFiles()
  for (const [path, text] of Object.entries(files)) loaded.record(path, text)
  return loaded
}

test('what was loaded counts as it was then; sources that nothing loads count as they are', () => {
  const { hashes, changed } = gatherInputs(
    [loads({ 'packages/demo/src/a.ts': 'loaded' }), loads({ 'vitest.config.ts': 'x' })],
    new Workspace(root),
  )
  expect(Object.fromEntries(hashes)).toEqual({
    'packages/demo/src/a.ts': sha256('loaded'),
    'packages/demo/src/types.ts': sha256('export interface A {}\n'),
    'vitest.config.ts': sha256('x'),
  })
  expect([...changed]).toEqual([])
})

test('what two servers loaded in two versions has changed', () => {
  const { changed } = gatherInputs([loads({ 'a.ts': 'one' }), loads({ 'a.ts': 'two' })], new Workspace(root))
  expect([...changed]).toEqual(['a.ts'])
})

test('paths are those of files of the repository only', () => {
  const workspace = new Workspace(root)
  const ids = ['packages/demo/src/a.ts', 'node_modules/x/index.js', 'packages/demo/node_modules/y.js']
  expect(ids.map((path) => workspace.pathOf(join(root, path)))).toEqual([
    'packages/demo/src/a.ts',
    undefined,
    undefined,
  ])
  expect(['/elsewhere/a.ts', '\0virtual', `${root}-other/a.ts`].map((id) => workspace.pathOf(id))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
