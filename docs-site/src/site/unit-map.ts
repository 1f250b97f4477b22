import type { UnitModel } from '@coney/litspec'
import { readText } from '../specification/disk.ts'
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

/** What each unit needs: the units of the packages that its own package depends on, directly. */
export function unitMap({ root, units, files }: Specification): readonly MapNode[] {
  const direct = new Map(units.map((unit) => [unit.frontMatter.slug, needsOf(unit, units, root, files)]))
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

function needsOf(
  unit: UnitModel,
  units: readonly UnitModel[],
  root: string,
  files: ReadonlyMap<string, string>,
): readonly string[] {
  const { slug, package: folder } = unit.frontMatter
  const { dependencies = {} } = JSON.parse(readText(root, `${folder}/package.json`)) as {
    dependencies?: Record<string, string>
  }
  return units
    .filter(({ file, frontMatter }) => {
      if (frontMatter.slug === slug) return false
      if (frontMatter.package !== folder) return `@coney/${frontMatter.package.split('/')[1]}` in dependencies
      // Units of one package: the one whose document leads to the other is above it.
      const link = `](${file.split('/').at(-1)}`
      return (files.get(unit.file) ?? '').includes(link) && slug > frontMatter.slug
    })
    .map(({ frontMatter }) => frontMatter.slug)
}

/** Leaves out what is needed by way of another one anyhow, so that the map has few lines. */
function withoutDetours(needs: readonly string[], direct: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const reaches = (from: string, to: string): boolean =>
    (direct.get(from) ?? []).some((next) => next === to || reaches(next, to))
  return needs.filter((need) => !needs.some((other) => other !== need && reaches(other, need)))
}
