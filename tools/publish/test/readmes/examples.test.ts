import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, describe, expect, test } from 'vitest'
import { run } from '../../src/processes/run.ts'
import { expectedLines } from '../../src/readmes/blocks.ts'
import { readReadmes } from '../../src/readmes/readmes.ts'
import { releases } from '../../src/workspace/releases.ts'
import { ROOT } from '../../src/workspace/root.ts'

/** Where the packages can be imported by their names. */
const BENCH = join(ROOT, 'node_modules/.cache/readmes')
mkdirSync(BENCH, { recursive: true })

/** Every block of TypeScript but those that are files of a project; `project.test.ts` runs that. */
const EXAMPLES = readReadmes().flatMap(({ path, blocks }) =>
  blocks
    .filter(({ language, title }) => language === 'ts' && title === undefined)
    .map(({ code, line }) => ({
      place: `${path}:${line}`,
      code,
      name: `${path}-${line}`.replace(/[^a-z0-9]+/gi, '-'),
    })),
)

const scratch = mkdtempSync(join(tmpdir(), 'readmes-'))
afterAll(() => rmSync(scratch, { recursive: true }))

describe('an example of a README prints what it says', () => {
  test.each(EXAMPLES)('$place', async ({ code, name }) => {
    const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true }
    const script = join(BENCH, `${name}.mjs`)
    writeFileSync(script, ts.transpileModule(code, { compilerOptions: options }).outputText)
    const printed = (await run(process.execPath, [script], scratch)).split('\n').slice(0, -1)
    expect(printed).toEqual(expectedLines(code))
    expect(printed.length).toBeGreaterThan(0)
  })
})

test('the examples compile as strictly as can be', async () => {
  const files = EXAMPLES.map(({ code, name }) => {
    writeFileSync(join(BENCH, `${name}.ts`), code)
    return `${name}.ts`
  })
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2023', 'dom'],
    types: ['node'],
    typeRoots: [join(ROOT, 'tools/publish/node_modules/@types')],
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
  }
  writeFileSync(join(BENCH, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  await run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.'], BENCH)
})

test('every package has an example', () => {
  const places = EXAMPLES.map(({ place }) => place.replace(/\/README.*/, ''))
  expect(places).toEqual(expect.arrayContaining(releases().map(({ folder }) => folder)))
  console.log(`${EXAMPLES.length} examples of READMEs`)
})
