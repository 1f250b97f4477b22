import type { TestSpecification, Vitest } from 'vitest/node'

/**
 * Whether a run is one of every test of its projects. Only such a run is evidence: what is filtered out might have
 * failed.
 */
export async function isWholeRun(vitest: Vitest, specifications: readonly TestSpecification[]): Promise<boolean> {
  const { shard, mergeReports, tagsFilter } = vitest.config
  if (shard || mergeReports || tagsFilter?.length || vitest.getGlobalTestNamePattern()) return false
  if (specifications.some(isFiltered)) return false
  const ran = new Set(specifications.map(keyOf))
  const all = await vitest.globTestSpecifications()
  return all.every((specification) => ran.has(keyOf(specification)))
}

function isFiltered({ testIds, testLines, testNamePattern, testTagsFilter }: TestSpecification): boolean {
  return [testIds, testLines, testNamePattern, testTagsFilter].some((filter) => filter !== undefined)
}

function keyOf({ project, moduleId }: TestSpecification): string {
  return JSON.stringify([project.name, moduleId])
}
