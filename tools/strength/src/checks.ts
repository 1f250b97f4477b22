import type { Case } from '@coney/litspec'
import type { Script } from '@coney/litspec/runtime'
import type { Project } from './project.ts'

/** A case that checks claims of the package that is measured. */
export interface Check {
  readonly case: Case
  readonly script: Script
  /** The path of the module whose `createDriver` it calls. */
  readonly driver: string
}

/** The cases of all units that check a claim of a package, by the names under which Stryker knows them. */
export function checksOf(project: Project, folder: string): ReadonlyMap<string, Check> {
  const own = project.claimsOf(folder)
  return new Map(
    project.units.flatMap(({ file, frontMatter, types, suites, cases }) => {
      const script = { text: project.files.get(file) ?? '', types, suites, cases }
      const driver = `${frontMatter.package}/test/driver.ts`
      return cases.flatMap((source): [string, Check][] => {
        const claims = source.checks.map(({ value }) => value).filter((id) => own.has(id))
        return claims.length === 0 ? [] : [[labelOf(claims, source.id), { case: source, script, driver }]]
      })
    }),
  )
}

const BETWEEN = ' ← '

/**
 * The name of a check: the claims that it speaks for, then its own id. All that Stryker tells of a mutant is names of
 * checks, so that these say for whom they speak.
 */
export function labelOf(claims: readonly string[], id: string): string {
  return `${[...new Set(claims)].sort().join(' ')}${BETWEEN}${id}`
}

/** The claims that the check with this name speaks for. */
export function claimsIn(label: string): readonly string[] {
  return label.slice(0, label.indexOf(BETWEEN)).split(' ')
}
