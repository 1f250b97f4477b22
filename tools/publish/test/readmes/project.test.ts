import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { run } from '../../src/processes/run.ts'
import { commandsOf, projectOf } from '../../src/readmes/project.ts'
import { writeFiles } from '../../src/trial/project.ts'
import { ROOT } from '../../src/workspace/root.ts'

test('the project that the README of litspec writes block by block proves its claim', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'litspec-readme-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const readme = readFileSync(join(ROOT, 'tools/litspec/README.md'), 'utf8')
  writeFiles(folder, projectOf(readme))
  writeFiles(folder, new Map([['package.json', '{ "type": "module" }']]))
  symlinkSync(join(ROOT, 'tools/publish/node_modules'), join(folder, 'node_modules'))

  const said: string[] = []
  for (const [command = '', ...args] of commandsOf(readme))
    said.push(await run(join(folder, 'node_modules/.bin', command), args, folder))
  expect(said).toHaveLength(3)
  expect(said[0]).toContain('Looked at 1 unit, 1 function, 1 claim, 2 cases, 1 tag')
  expect(said[1]).toMatch(/Tests .*2 passed/)
  expect(said[2]).toContain('1 claim: 1 proven.')
})
