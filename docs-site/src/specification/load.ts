import { examine, strengthsOf } from '@coney/litspec'
import type { FunctionTag, Project, Tag, UnitModel, Verdict } from '@coney/litspec'
import { findRoot, fingerprint, loadProject, sha256 } from './disk.ts'
import { outcomeOf, proofsOf, recordsOf } from './proofs.ts'
import type { ImplementedFunction, Specification } from './specification.ts'

let loaded: Specification | undefined

/** Reads the repository and judges it as the gate does. The second time it answers what it read the first time. */
export function specification(): Specification {
  loaded ??= loadSpecification(findRoot())
  return loaded
}

export function loadSpecification(root: string): Specification {
  return judged(root, loadProject(root), (path) => fingerprint(root, path))
}

/** The specification of a project whose files are in memory. */
export function judged(root: string, project: Project, hashOf: (path: string) => string | undefined): Specification {
  const today = new Date().toISOString().slice(0, 10)
  const { units, tags, verdict } = examine(project, { today, sha256, fingerprint: hashOf })
  requireJudgement(verdict)
  const records = recordsOf(project)
  const cases = units.flatMap((unit) => unit.cases)
  const folders = [...new Set(units.map(({ frontMatter }) => frontMatter.package))]
  const strengths = folders.flatMap((folder) => [...(strengthsOf(project, units, folder, sha256) ?? [])])
  return {
    root,
    units,
    verdict,
    proofs: proofsOf(units, verdict.claims, records, new Map(strengths)),
    cases: new Map(cases.map(({ id }) => [id, outcomeOf(records.get(id))])),
    functions: functionsOf(units, tags),
    files: project.files,
  }
}

/** Pages about claims that nobody judged would say nothing, and look as if they did. */
function requireJudgement({ isComplete, findings }: Verdict): void {
  if (isComplete) return
  const reasons = findings.slice(0, 10).map(({ place, reason }) => `${place.file}:${place.start.line} ${reason}`)
  throw new Error(`Unexpected units without a verdict, expected evidence of all: run the tests.\n${reasons.join('\n')}`)
}

function functionsOf(units: readonly UnitModel[], tags: readonly Tag[]): ReadonlyMap<string, ImplementedFunction> {
  const rows = units.flatMap((unit) =>
    unit.functions.map(({ key, name }): ImplementedFunction => ({
      key,
      name: name.value,
      unit: unit.frontMatter.slug,
      tags: tags.filter((tag): tag is FunctionTag => tag.kind === 'function' && tag.key === key),
      claims: unit.claims.filter((claim) => claim.function === key).length,
    })),
  )
  return new Map(rows.map((row) => [row.key, row]))
}
