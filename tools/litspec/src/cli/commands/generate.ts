import { exitCodeOf, isOfDocument, totalsOf } from '../../judge/index.ts'
import { counted, totalsLine } from '../../report/index.ts'
import { compareGenerated, writeGenerated } from '../../write/index.ts'
import { FORMATS } from '../arguments/options.ts'
import type { Command } from '../command.ts'
import { inspectRepository } from '../inspectRepository.ts'
import { openRepository } from '../openRepository.ts'
import { present } from '../present.ts'
import { writeChanges } from '../writeChanges.ts'

export const generate: Command = {
  name: 'generate',
  summary: 'writes fixtures, driver interfaces and schemas from the units',
  description:
    'Writes the folder of generated files from the units. Only what changed is written, what no unit gives any more\n' +
    'is removed, and everything else is left alone. While a unit has findings nothing is written.',
  options: [{ name: 'check', help: 'write nothing: every difference is a finding' }],
  formats: FORMATS,
  exitCodes: {
    0: 'the generated files are what the units give',
    1: 'there are findings',
    2: 'wrong usage or configuration, or a link that leads out of the repository',
    3: 'there are no units',
  },
  examples: [
    ['litspec generate', 'after every change of a unit'],
    ['litspec generate --check', 'where nothing may be written'],
  ],
  run(invocation, shell) {
    const repository = openRepository(invocation, shell)
    if (repository === undefined) return 2
    const { project } = repository
    const { units, tags, findings, lacking } = inspectRepository(repository, shell)
    const say = (found: typeof findings, lines: readonly string[]): ReturnType<typeof exitCodeOf> => {
      const totals = totalsOf(units, tags, [])
      const { tests: _, ...withoutTests } = totals
      const closing = [...lines, `Looked at ${totalsLine(withoutTests)}`]
      present({ findings: found, totals, texts: project.files, closing }, invocation, shell)
      return exitCodeOf(found)
    }
    const refusals = [
      ...findings.filter((finding) => isOfDocument(finding) && finding.place.file !== project.config.waivers),
      ...lacking.filter(({ ruleId }) => ruleId === 'gate/no-units'),
    ]
    if (refusals.length > 0) return say(refusals, ['Nothing was written.'])
    const differences = compareGenerated(project, units)
    if (invocation.options.has('check')) return say(differences, [])
    const files = writeGenerated(units)
    const changed = writeChanges(repository, differences, files)
    return say(
      [],
      [...changed, `${counted(files.size, 'file')}, ${changed.length === 0 ? 'none' : changed.length} changed.`],
    )
  },
}
