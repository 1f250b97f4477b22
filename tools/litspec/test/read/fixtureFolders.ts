import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('fixtures', import.meta.url))

/** A folder of `fixtures`: small units, and what the reader must say of them, written by hand. */
export interface Fixture {
  /** `bad/table-cells` */
  readonly name: string
  readonly files: readonly string[]
  /** The text of every unit by its path in a project; `input.md` is the unit `sample`. */
  readonly units: ReadonlyMap<string, string>
  /** The lines of `findings.txt`; a good fixture has no such file. */
  readonly expected: readonly string[]
}

export const fixtures: readonly Fixture[] = ['good', 'bad'].flatMap((kind) =>
  readdirSync(join(ROOT, kind))
    .toSorted()
    .map((name) => readFixture(`${kind}/${name}`)),
)

function readFixture(name: string): Fixture {
  const folder = join(ROOT, name)
  const files = readdirSync(folder).toSorted()
  const inputs = files.filter((file) => file.endsWith('.md'))
  const pathOf = (file: string): string => `spec/units/${file === 'input.md' ? 'sample.md' : file}`
  const findings = join(folder, 'findings.txt')
  return {
    name,
    files,
    units: new Map(inputs.map((file) => [pathOf(file), readFileSync(join(folder, file), 'utf8')])),
    expected: existsSync(findings) ? readFileSync(findings, 'utf8').split('\n').slice(0, -1) : [],
  }
}
