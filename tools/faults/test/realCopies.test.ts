import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { BODIES, BODIES_EVIDENCE, DRIVER, RAYS, RAYS_EVIDENCE } from './faults/files.ts'
import { REAL } from './faults/real.ts'
import { COPIED_EVIDENCE, Copy } from './harness/copy.ts'
import { finds, remove, replace, rewrite } from './harness/fault.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 300_000 })

const CHANGED = replace(RAYS, 'So the `answer → 0.608437`', 'So the `answer → 0.608537`')
const REFUTED = ['- **‸Stored order.**', '- **‸Top to side.**', '6. **‸First stored.**'].map((at) =>
  finds('claim/refuted', RAYS, at),
)

/** The step of the main job that runs the tests, or finds in its cache that it need not. */
const EVIDENCE = ['turbo', 'run', 'step:evidence']

let copy: Copy

/** What everybody runs, on a copy in which nothing is wrong; what it leaves is where every fault begins. */
beforeAll(async () => {
  copy = new Copy()
  const { exitCode, output } = await copy.run('npm', 'run', '--silent', 'gate')
  expect(`${exitCode} ${output}`).toMatch(/^0 /)
  expect(output).toMatch(/(\d+) claims: \1 proven/)
  copy.keep()
})

afterAll(() => copy.remove())

describe('the main job', () => {
  test('an expected value changed: it fails, and once it is as it was it passes without running a test', async () => {
    await copy.with([CHANGED], async () => {
      const { exitCode, output } = await copy.run('npm', 'run', '--silent', 'gate')
      expect(exitCode).toBe(1)
      expect(output).toMatch(
        /Unexpected answer → 0\.60843\d*, expected 0\.608537\n[^]*answer → 0\.608537[^]*\n *\^{8}\n/,
      )
      expect(await copy.judge()).toEqual({ exitCode: 1, found: copy.spell(REFUTED) })
    })
    const { exitCode, output } = await copy.run('npm', 'run', '--silent', 'gate')
    expect(`${exitCode} ${output}`).toMatch(/^0 /)
    expect(output).not.toContain('Test Files')
  })

  test('evidence that was deleted comes back from the cache, and it is that of these files', async () => {
    await copy.with([RAYS_EVIDENCE, BODIES_EVIDENCE].map(remove), async () => {
      expect((await copy.judge()).exitCode).toBe(3)
      expect((await copy.run(...EVIDENCE)).output).not.toContain('Test Files')
      expect(await copy.judge()).toEqual({ exitCode: 0, found: [] })
    })
  })

  test('a cache that does not ask for the documents serves an old yes, and it is refused', async () => {
    // Two slips at once: the task does not take them for inputs, and the root does not depend on their package.
    const forgetful = [
      rewrite('turbo.json', (text) => text.replaceAll('"$TURBO_DEFAULT$"', '"$TURBO_DEFAULT$", "!spec/**"')),
      rewrite('package.json', (text) => text.replace(/\n *"@coney\/spec": .*/, '')),
    ]
    await copy.with(forgetful, async () => {
      expect((await copy.run(...EVIDENCE)).output).toContain('Test Files')
      expect(await copy.judge()).toEqual({ exitCode: 0, found: [] })
      await copy.with([CHANGED], async () => {
        expect((await copy.run(...EVIDENCE)).output).not.toContain('Test Files')
        const old = COPIED_EVIDENCE.map((file) =>
          finds(file === RAYS_EVIDENCE ? 'evidence/foreign' : 'evidence/outdated', file),
        )
        expect(await copy.judge()).toEqual({ exitCode: 3, found: copy.spell(old) })
      })
    })
  })
})

describe('a real copy', () => {
  for (const { name, edits, runs, expected, exitCode } of REAL) {
    test(name, async () => {
      await copy.with(edits, async () => {
        for (const { command, ...run } of runs) {
          const outcome = await copy.run(...command)
          expect(outcome.exitCode, outcome.output).toBe(run.exitCode)
        }
        expect(await copy.judge()).toEqual({ exitCode, found: copy.spell(expected) })
      })
    })
  }

  test('a given renamed in the document: the driver no longer compiles, at that name', async () => {
    const rename = rewrite(RAYS, (text) => text.replace(/\blen\b(?=: f32|`| = )/g, 'length'))
    await copy.with([rename], async () => {
      expect((await copy.run('litspec', 'generate')).exitCode).toBe(0)
      const { exitCode, output } = await copy.run('node', 'node_modules/typescript/bin/tsc', '-b', '--pretty', 'false')
      const lines = copy.read(DRIVER).split('\n')
      const line = lines.findIndex((one) => one.includes('rayBox: ({')) + 1
      const column = (lines[line - 1] ?? '').indexOf('len }') + 1
      expect(output).toContain(`${DRIVER}(${line},${column}): error TS2339: Property 'len' does not exist`)
      expect(exitCode).not.toBe(0)
    })
  })

  test('a verdict edited by hand', async () => {
    const VERDICT = 'generated/verdict.txt'
    await copy.with([rewrite(VERDICT, (text) => text.replace('proven', 'waived'))], async () => {
      const { exitCode, found } = await copy.judge('--check')
      expect({ exitCode, rules: found.map((one) => one.replace(/:\d+:\d+/, '')) }).toEqual({
        exitCode: 1,
        rules: [`${VERDICT} generated/stale`],
      })
    })
  })

  test('a unit that is a link to a file elsewhere', async () => {
    renameSync(join(copy.root, RAYS), join(copy.root, 'spec/rays.md'))
    symlinkSync('../rays.md', join(copy.root, RAYS))
    const { exitCode, found } = await copy.judge()
    rmSync(join(copy.root, RAYS))
    renameSync(join(copy.root, 'spec/rays.md'), join(copy.root, RAYS))
    // Links are not followed: what the unit said is not there any more.
    const rules = new Set(found.map((one) => one.split(' ')[1]))
    expect(rules).toEqual(new Set(['orig/unknown-address', 'const/unknown', 'generated/orphan', 'evidence/foreign']))
    expect(exitCode).toBe(3)
  })

  test('what is found becomes annotations on GitHub', async () => {
    await copy.with([replace(RAYS, '`Ray_ClipSlab` | 212 |', '`Ray_ClipSlab` | 213 |')], async () => {
      const { exitCode, stdout } = await copy.run('litspec', 'check', '--format', 'github')
      const [spot = ''] = copy.spell([finds('functions/size', RAYS, '`Ray_ClipSlab` | ‸213 |')])
      const [, line, column] = /:(\d+):(\d+) /.exec(spot) ?? []
      const commands = stdout.split('\n').filter((one) => one.startsWith('::'))
      expect(commands).toHaveLength(1)
      expect(commands[0]).toMatch(
        new RegExp(`^::error file=${RAYS},line=${line},col=${column},.*title=functions/size::`),
      )
      expect(exitCode).toBe(1)
    })
  })

  test('names and texts that look like code run nowhere', async () => {
    const attack = "*/ ${process.exit(9)} ` ' \\\\"
    const edits = [
      replace(BODIES, '- **Any order in, one order out.**', '- **Any order \\*/ ${process.exit(9)} `in` "one".**'),
      replace(BODIES, 'given insert("c", (5, 0, 0)', `given insert("${attack}", (5, 0, 0)`),
      replace(BODIES, 'then order() = ["a", "b", "c", "d"]', `then order() = ["a", "b", "${attack}", "d"]`),
    ]
    await copy.with(edits, async () => {
      for (const command of [EVIDENCE, ['node', 'node_modules/typescript/bin/tsc', '-b']]) {
        const { exitCode, output } = await copy.run(...command)
        expect(`${exitCode} ${output}`).toMatch(/^0 /)
      }
      expect(await copy.judge()).toEqual({ exitCode: 0, found: [] })
    })
  })

  test('a new unit reads, compiles and keeps its claim from the start', async () => {
    const entered = [
      'package.json',
      'tsconfig.json',
      'spec/README.md',
      'typedoc.base.json',
      '.size-limit.json',
      '.changeset/config.json',
    ].map((path) => [path, copy.read(path)] as const)
    const made = await copy.run('node', 'scripts/new-unit.mjs', 'world-clock', 'The clock of the world')
    expect(made.exitCode).toBe(0)
    const again = await copy.run('node', 'scripts/new-unit.mjs', 'world-clock', 'The clock of the world')
    expect(again.output).toContain('Unexpected spec/units/world-clock.md')
    expect(again.exitCode).toBe(1)
    // In place of an installation, which asks the network.
    symlinkSync('../math/node_modules', join(copy.root, 'packages/world-clock/node_modules'))
    expect((await copy.run('litspec', 'generate')).exitCode).toBe(0)
    for (const command of ['litspec check', 'tsc -b', 'oxfmt --check', 'vitest run --project units world-clock']) {
      const { exitCode, output } = await copy.run(...command.split(' '))
      expect(`${command} ${exitCode} ${output}`).toContain(`${command} 0 `)
    }
    for (const [path, text] of entered) writeFileSync(join(copy.root, path), text)
    rmSync(join(copy.root, 'packages/world-clock'), { recursive: true })
    rmSync(join(copy.root, 'tools/publish'), { recursive: true })
    for (const path of [
      'spec/units/world-clock.md',
      'generated/drivers/world-clock.ts',
      'generated/fixtures/world-clock.json',
    ]) {
      rmSync(join(copy.root, path))
    }
  })

  test('a command that is misspelt', async () => {
    const { exitCode, stderr } = await copy.run('litspec', 'gat')
    expect(stderr).toContain('`gate`')
    expect(exitCode).toBe(2)
  })
})
