import { exitCodeOf, totalsOf } from '../../judge/index.ts'
import { totalsLine } from '../../report/index.ts'
import { FORMATS } from '../arguments/options.ts'
import type { Command } from '../command.ts'
import { inspectRepository } from '../inspectRepository.ts'
import { openRepository } from '../openRepository.ts'
import { present } from '../present.ts'

export const check: Command = {
  name: 'check',
  summary: 'reads the units, compares the generated files, lints the code',
  description:
    'Says everything that is wrong with the units, with the generated files and with the tags in the code.\n' +
    'Runs no test and asks for no evidence: the quick half of the gate, for while you write.',
  options: [],
  formats: FORMATS,
  exitCodes: {
    0: 'nothing was found',
    1: 'there are findings',
    2: 'wrong usage or configuration',
    3: 'there is nothing to look at: no units, claims, cases or sources',
  },
  examples: [
    ['litspec check', 'after every change of a unit or of the code'],
    ['litspec check --format github', 'in a workflow: findings become annotations of the lines'],
  ],
  run(invocation, shell) {
    const repository = openRepository(invocation, shell)
    if (repository === undefined) return 2
    const { units, tags, findings: found, lacking } = inspectRepository(repository, shell)
    const findings = [...found, ...lacking]
    const totals = totalsOf(units, tags, [])
    const { tests: _, ...withoutTests } = totals
    const closing = [`Looked at ${totalsLine(withoutTests)}`]
    present({ findings, totals, texts: repository.project.files, closing }, invocation, shell)
    return exitCodeOf(findings)
  },
}
