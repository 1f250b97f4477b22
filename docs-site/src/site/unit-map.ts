import type { UnitModel } from '@coney/litspec'
import type { Specification } from '../specification/specification.ts'

/** A unit and the units that its code or its document leans on. */
export interface MapNode {
  readonly slug: string
  readonly title: string
  readonly folder: string
  readonly needs: readonly string[]
  /** 0 for a unit that needs none, else one more than the highest of those it needs. */
  readonly level: number
}

/** What each unit needs directly: what its code imports, and the documents of its own package that it leads to. */
export function unitMap(specification: Specification): readonly MapNode[] {
  const { units } = specification
  const direct = new Map(units.map((unit) => [unit.frontMatter.slug, needsOf(unit, specification)]))
  const levels = new Map<string, number>()
  const levelOf = (slug: string): number => {
    const known = levels.get(slug)
    if (known !== undefined) return known
    const level = Math.max(-1, ...(direct.get(slug) ?? []).map(levelOf)) + 1
    levels.set(slug, level)
    return level
  }
  return units.map(({ frontMatter: { slug, title, package: folder } }) => {
    const needs = direct.get(slug) ?? []
    return { slug, title, folder, needs: withoutDetours(needs, direct), level: levelOf(slug) }
  })
}

function needsOf(unit: UnitModel, { units, functions, files }: Specification): readonly string[] {
  const { slug, package: folder } = unit.frontMatter
  const code = unit.functions.flatMap(({ key }) => functions.get(key)?.tags ?? [])
  const texts = [...new Set(code.map(({ place }) => place.file))].map((file) => files.get(file) ?? '')
  return units
    .filter((other) => {
      if (other.frontMatter.slug === slug) return false
      if (other.frontMatter.package === folder) return stands(unit, other, files)
      return texts.some((text) => text.includes(` from '@coney/${other.frontMatter.package.split('/')[1]}'`))
    })
    .map(({ frontMatter }) => frontMatter.slug)
}

/** Whether a unit stands on another one of its package. Of two that lead to each other the numbered one is above. */
function stands(unit: UnitModel, other: UnitModel, files: ReadonlyMap<string, string>): boolean {
  const leads = (from: UnitModel, to: UnitModel): boolean =>
    (files.get(from.file) ?? '').includes(`](${to.file.split('/').at(-1)}`)
  return leads(unit, other) && (isNumbered(unit) || !leads(other, unit))
}

function isNumbered({ frontMatter }: UnitModel): boolean {
  return typeof frontMatter.unit === 'number'
}

/** Leaves out what is needed by way of another one anyhow, so that the map has few lines. */
function withoutDetours(needs: readonly string[], direct: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const reaches = (from: string, to: string): boolean =>
    (direct.get(from) ?? []).some((next) => next === to || reaches(next, to))
  return needs.filter((need) => !needs.some((other) => other !== need && reaches(other, need)))
}
