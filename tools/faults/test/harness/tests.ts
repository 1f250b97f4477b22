import { readTags } from '@coney/litspec'
import type { Located, Project, TestRecord, UnitModel } from '@coney/litspec'
import { matching } from '../../../litspec/src/judge/matching.ts'
import { readNamings } from '../../../litspec/src/judge/namings.ts'

/**
 * What the ordinary tests of the packages would say: one record for each claim that one names, passed, with the
 * function of the claim if the code tags it, and with a call of the unit's package.
 *
 * They are not run here. A fault of theirs is for a real copy.
 */
export function testRecords(project: Project, units: readonly UnitModel[]): TestRecord[] {
  const files = matching(
    project,
    project.config.packages.map((folder) => `${folder}/test/**/*.test.ts`),
  )
  const tagged = taggedKeys(project)
  return files.flatMap(([file, text]) =>
    namingsOf(file, text, units).map(({ value, place }): TestRecord => {
      const ran = functionsOf(value, units).filter((key) => tagged.has(key))
      const { line } = place.start
      const entered = units.filter(({ claims }) => claims.some(({ id }) => id === value)).map(packageOf)
      const id = `${file} > ${value}`
      return { kind: 'test', id, file, line, claims: [value], state: 'passed', compared: 1, ran, entered }
    }),
  )
}

/** Keys of the tags of each source; nearly all sources are the same in every judgement. */
const known = new Map<string, readonly string[]>()

/** Keys of all functions that the code tags. */
function taggedKeys({ config, files }: Project): ReadonlySet<string> {
  const sources = [...files].filter(([file]) => file.includes('/src/') && file.endsWith('.ts'))
  return new Set(
    sources.flatMap(([file, text]) => {
      const keys = known.get(text) ?? readTags(file, text, config).tags.map(({ key }) => key)
      known.set(text, keys)
      return keys
    }),
  )
}

function packageOf({ frontMatter }: UnitModel): string {
  return frontMatter.package
}

/** Tests of the notation speak of units of their own: what counts is a name of a unit that there is. */
function namingsOf(file: string, text: string, units: readonly UnitModel[]): Located<string>[] {
  const slugs = units.map(({ frontMatter }) => frontMatter.slug)
  return readNamings(file, text).filter(({ value }) => slugs.includes(value.split('/', 1)[0] ?? ''))
}

/** The function of a claim; of a claim under Choices, every function of its unit. */
function functionsOf(claim: string, units: readonly UnitModel[]): string[] {
  const unit = units.find(({ claims }) => claims.some(({ id }) => id === claim))
  const own = unit?.claims.find(({ id }) => id === claim)?.function
  return own === undefined ? (unit?.functions ?? []).map(({ key }) => key).sort() : [own]
}
