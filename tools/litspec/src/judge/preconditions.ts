import { CONFIG_FILE } from '../model/index.ts'
import type { Finding, UnitModel } from '../model/index.ts'
import { unexpected } from '../read/index.ts'
import { isOfDocument } from './isOfDocument.ts'
import { startOf } from './places.ts'
import { soundUnits } from './soundUnits.ts'
import { sourcesOf } from './sources.ts'

/**
 * Whether there is anything to judge: a gate that looked at nothing must not say yes.
 *
 * What a unit lacks is not known before it was read without findings.
 */
export function preconditions(
  units: readonly UnitModel[],
  findings: readonly Finding[],
  paths: Iterable<string>,
): Finding[] {
  if (units.length === 0) return [noUnits()]
  const files = [...paths]
  return soundUnits(units, findings.filter(isOfDocument)).flatMap((unit) => [
    ...noClaimsOrCases(unit),
    ...noSources(unit, files),
  ])
}

function noUnits(): Finding {
  return unexpected('gate/no-units', startOf(CONFIG_FILE), 'absence of units', 'at least one Markdown file', {
    note: 'Compare the glob `units` of the configuration with where the files stand.',
  })
}

/** Cases check claims, so a unit without claims has no cases either: that is said once. */
function noClaimsOrCases({ file, frontMatter, claims, cases }: UnitModel): Finding[] {
  const unit = `unit \`${frontMatter.slug}\``
  if (claims.length === 0) {
    return [
      unexpected('gate/no-claims', startOf(file), `${unit} without claims`, 'at least one', {
        note: 'A claim is a list item with a bold lead in the section of a function or under Choices.',
      }),
    ]
  }
  if (cases.length > 0) return []
  return [
    unexpected('gate/no-cases', startOf(file), `${unit} without cases`, 'at least one', {
      note: 'Cases stand in the section Cases, under a line that opens with "Cases of" or "Steps:".',
    }),
  ]
}

function noSources(unit: UnitModel, paths: readonly string[]): Finding[] {
  if (sourcesOf(unit, paths).length > 0) return []
  const folder = `\`${unit.frontMatter.package}/src\``
  return [
    unexpected('gate/no-sources', startOf(unit.file), `absence of sources in ${folder}`, 'the code of the unit there', {
      note: 'Compare `package` in the front matter and `packages` in the configuration with where the code stands.',
    }),
  ]
}
