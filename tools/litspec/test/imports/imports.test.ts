import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const STAGES = ['model', 'read', 'write', 'lint', 'testing', 'judge', 'report', 'cli'] as const
type Stage = (typeof STAGES)[number]
const PURE: readonly Stage[] = ['model', 'read', 'write', 'lint', 'judge', 'report']

/** What a stage may import besides the stages to its left: nothing, and `testing` is imported by none. */
function mayImport(stage: Stage, other: Stage): boolean {
  return stage === other || (STAGES.indexOf(other) < STAGES.indexOf(stage) && (other !== 'testing' || stage === 'cli'))
}

/** One file for each import between two stages, as deep as sources go, and what else must not be imported. */
const files: Record<string, string> = {
  'tools/litspec/src/index.ts': "export * from './cli/main.ts'\n",
  'tools/litspec/src/write/packages.ts': "import '@coney/rays'\n",
  'tools/litspec/src/judge/folder.ts': "import '../../../../packages/rays/src/index.ts'\n",
  'tools/litspec/src/cli/packages.ts': "import '@coney/rays'\n",
  'packages/rays/src/tool.ts': "import '@coney/litspec'\n",
  'packages/rays/src/folder.ts': "import '../../../tools/litspec/src/index.ts'\n",
  'packages/rays/src/node.ts': "import 'node:fs'\n",
  'tools/litspec/src/read/cycle/one.ts': "import { two } from './two.ts'\nexport const one = (): number => two()\n",
  'tools/litspec/src/read/cycle/two.ts': "import { one } from './one.ts'\nexport const two = (): number => one()\n",
}
for (const stage of STAGES) {
  for (const other of STAGES) files[`tools/litspec/src/${stage}/${other}.ts`] = `import '../${other}/index.ts'\n`
  for (const other of STAGES)
    files[`tools/litspec/src/${stage}/deep/${other}.ts`] = `import '../../${other}/part/file.ts'\n`
  files[`tools/litspec/src/${stage}/node.ts`] = "import 'node:fs'\nimport 'fs'\n"
}

let folder = ''
let refused: ReadonlySet<string> = new Set()

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'litspec-imports-'))
  cpSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const lint = join(ROOT, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [lint, '--format', 'json'], { cwd: folder, encoding: 'utf8' })
  const report = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] }
  refused = new Set(
    report.diagnostics
      .filter(({ code }) => /no-restricted-imports|no-nodejs-modules|no-cycle/.test(code))
      .map(({ filename }) => filename.replaceAll('\\', '/')),
  )
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(STAGES)('%s imports model and stages to its left only', (stage) => {
  for (const part of ['', 'deep/']) {
    const allowed = STAGES.filter((other) => !refused.has(`tools/litspec/src/${stage}/${part}${other}.ts`))
    expect(allowed).toEqual(STAGES.filter((other) => mayImport(stage, other)))
  }
})

test('only testing and cli touch Node', () => {
  expect(STAGES.filter((stage) => refused.has(`tools/litspec/src/${stage}/node.ts`))).toEqual(PURE)
  expect(refused).toContain('packages/rays/src/node.ts')
})

test.each(Object.keys(files).filter((path) => /packages|folder|tool\.ts|src\/index|cycle/.test(path)))(
  '%s is refused',
  (path) => {
    expect(refused).toContain(path)
  },
)
