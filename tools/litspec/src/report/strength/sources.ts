import type { Project, UnitModel } from '../../model/index.ts'
import { matchesGlob } from '../../read/index.ts'

/**
 * What the strength of a package's claims was measured on, as a text to be hashed: the sources of the package, the
 * drivers, and the cases that check its claims, without the places where they stand.
 *
 * Prose may change, and cases may move, and what was measured is still true.
 */
export function strengthSources({ files }: Project, units: readonly UnitModel[], folder: string): string {
  const own = new Set(
    units
      .filter(({ frontMatter }) => frontMatter.package === folder)
      .flatMap(({ claims }) => claims.map(({ id }) => id)),
  )
  const checking = units.flatMap((unit) => {
    const cases = unit.cases.filter(({ checks }) => checks.some(({ value }) => own.has(value)))
    return cases.length === 0 ? [] : [{ unit, cases }]
  })
  const drivers = [...new Set(checking.map(({ unit }) => `${unit.frontMatter.package}/test/**/*.ts`))]
  const code = [...files]
    .filter(([path]) => matchesGlob(`${folder}/src/**/*.ts`, path) || drivers.some((glob) => isDriver(path, glob)))
    .sort(([left], [right]) => (left < right ? -1 : 1))
  const cases = checking.map(({ unit, cases: checks }) => [unit.types, unit.suites, checks])
  return JSON.stringify([code.map(([path, text]) => [path, text.replaceAll('\r\n', '\n')]), cases], withoutPlaces)
}

function isDriver(path: string, glob: string): boolean {
  return matchesGlob(glob, path) && !path.endsWith('.test.ts')
}

function withoutPlaces(_key: string, value: unknown): unknown {
  const isPlace = typeof value === 'object' && value !== null && 'file' in value && 'start' in value && 'end' in value
  return isPlace ? undefined : value
}
