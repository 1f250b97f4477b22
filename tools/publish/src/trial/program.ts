import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import type { Pack } from '../packs/pack.ts'
import { expectedLines, readBlocks } from '../readmes/blocks.ts'
import { plainValue } from '../specification/plain-value.ts'
import type { Unit } from '../specification/units.ts'
import { shortName } from '../workspace/releases.ts'
import { ROOT } from '../workspace/root.ts'

const SOURCES = join(ROOT, 'tools/publish/trial')

/**
 * The program of a trial, by paths: for each package its example, as its README has it, and answers to cases of the
 * specification. Inputs and expected values of the cases are those of the fixtures.
 *
 * It ends by handing what came of it, by package, to a global function `report`.
 */
export function trialProgram(packs: readonly Pack[], units: readonly Unit[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const path of globSync('**/*.ts', { cwd: SOURCES })) files.set(path, readFileSync(join(SOURCES, path), 'utf8'))
  const trials = packs.map((pack) => {
    const name = shortName(pack.release)
    const examples = portableExamples(pack)
    examples.forEach((code, index) => files.set(`examples/${name}-${index}.ts`, code))
    const answers = files.get(`answers/${name}.ts`)
    if (answers === undefined)
      throw new Error(`Unexpected package ${name} without tools/publish/trial/answers/${name}.ts`)
    const expected = examples.map((code, index) => {
      const lines = JSON.stringify(expectedLines(code))
      return `{ run: () => import('./examples/${name}-${index}.js'), expected: ${lines} }`
    })
    const cases = casesOf(pack, units, answers)
    files.set(
      `cases/${name}.ts`,
      `export const cases: readonly never[] = JSON.parse(${JSON.stringify(JSON.stringify(cases))})\n`,
    )
    return `outcomes['${name}'] = await tryPackage(
  (await import('./answers/${name}.js')).answers,
  (await import('./cases/${name}.js')).cases,
  [${expected.join(', ')}],
)\n`
  })
  const head = `import { tryPackage, type Outcome } from './try-package.js'\n\nconst outcomes: Record<string, Outcome> = {}\n`
  const tail = `;(globalThis as unknown as { report: (outcomes: unknown) => void }).report(outcomes)\n`
  return files.set('main.ts', [head, ...trials, tail].join(''))
}

/** The examples of a README that need nothing but the packages: no files of Node. */
function portableExamples({ files }: Pack): string[] {
  const blocks = readBlocks(files.get('README.md') ?? '').filter(({ language }) => language === 'ts')
  return blocks.map(({ code }) => code).filter((code) => !code.includes(`from 'node:`))
}

/** The cases whose calls a package's answers know. */
function casesOf({ release }: Pack, units: readonly Unit[], answers: string): object[] {
  const calls = new Set([...answers.matchAll(/^ {2}(\w+): \(/gm)].map(([, name]) => name))
  return units
    .filter((unit) => unit.package === release.folder)
    .flatMap(({ cases, tolerance }) =>
      cases.flatMap(({ id, statements: [statement, ...more] }) => {
        if (statement === undefined || more.length > 0 || !calls.has(statement.call)) return []
        const { call, with: givens = {}, expect = [] } = statement
        const expected = expect.map(({ path, is }) => ({ path, is: plainValue(is) }))
        return [{ id, call, givens: plainValue({ record: givens }), expected, tolerance }]
      }),
    )
}
