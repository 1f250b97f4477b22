import type { UnitModel } from '../model/index.ts'

/** The source files of a unit's package among some paths. */
export function sourcesOf(unit: UnitModel, paths: Iterable<string>): string[] {
  const folder = `${unit.frontMatter.package}/src/`
  return [...paths].filter((path) => path.startsWith(folder) && path.endsWith('.ts'))
}

/** The hand-written adapter that calls the package for the cases of a unit. */
export function driverOf(unit: UnitModel): string {
  return `${unit.frontMatter.package}/test/driver.ts`
}
