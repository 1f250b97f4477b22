import { conclude } from '../../judge/index.ts'
import type { Inspection } from '../../judge/index.ts'
import { STANDINGS } from '../../model/index.ts'
import type { Standing, UnitModel } from '../../model/index.ts'
import { paintFor, totalsLine } from '../../report/index.ts'
import { unknown } from '../arguments/parse.ts'
import type { Misuse } from '../arguments/parse.ts'
import type { Command } from '../command.ts'
import { fingerprintIn } from '../disk/loadProject.ts'
import { sha256 } from '../disk/readFile.ts'
import { inspectRepository } from '../inspectRepository.ts'
import { openRepository } from '../openRepository.ts'
import { refuse } from '../refuse.ts'
import { alignedTable, jsonTable } from '../tables/table.ts'
import { TABLES } from '../tables/tables.ts'
import type { TableOf } from '../tables/tables.ts'

const WHAT = Object.keys(TABLES)

export const list: Command = {
  name: 'list',
  summary: 'shows units, functions, claims, cases or constants',
  description: `Shows a table of what the units say and how it stands: ${WHAT.join(', ')} (default: units).`,
  word: { name: 'table', choices: WHAT },
  options: [
    { name: 'unit', value: 'slug', help: 'only of this unit' },
    { name: 'standing', value: 'standing', words: STANDINGS, help: `only claims that are ${STANDINGS.join(', ')}` },
  ],
  formats: ['terminal', 'json'],
  exitCodes: {
    0: 'the table was printed',
    2: 'wrong usage or configuration',
    3: 'there are no units',
  },
  examples: [
    ['litspec list claims --standing untested', 'what is left to do'],
    ['litspec list functions --unit rays', 'where each function is implemented'],
  ],
  run(invocation, shell) {
    const { word: what = 'units', options, format } = invocation
    if (options.has('standing') && what !== 'claims') {
      return refuse({ misuse: `Unexpected --standing with \`list ${what}\`, expected it with \`list claims\`` }, shell)
    }
    const repository = openRepository(invocation, shell)
    if (repository === undefined) return 2
    const inspection = inspectRepository(repository, shell)
    const asked = unitsOf(inspection, options.get('unit'))
    if ('misuse' in asked) return refuse(asked, shell)
    const surroundings = { today: shell.today, sha256, fingerprint: fingerprintIn(repository) }
    const verdict = conclude(repository.project, inspection, surroundings)
    const standing = options.get('standing') as Standing | undefined
    const table = (TABLES[what] as TableOf)({ ...asked, inspection, verdict, ...(standing && { standing }) })
    const { strong } = paintFor(shell.colour && !options.has('no-color'))
    shell.out(format === 'json' ? jsonTable(table) : alignedTable(table, strong))
    shell.err(`Looked at ${totalsLine(verdict.totals)} in ${shell.elapsed().toFixed(2)} s.\n`)
    if (inspection.findings.length > 0) shell.err('There are findings: `litspec check` shows them.\n')
    return inspection.units.length === 0 ? 3 : 0
  },
}

function unitsOf({ units }: Inspection, slug: string | undefined): { units: readonly UnitModel[] } | Misuse {
  if (slug === undefined) return { units }
  const found = units.filter(({ frontMatter }) => frontMatter.slug === slug)
  return found.length > 0
    ? { units: found }
    : unknown(
        'unit',
        slug,
        units.map(({ frontMatter }) => frontMatter.slug),
      )
}
