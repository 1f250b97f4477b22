import { conclude, exitCodeOf } from '../../judge/index.ts'
import type { Verdict } from '../../model/index.ts'
import { compareVerdict, standingsLine, totalsLine, VERDICT_FILE, verdictText } from '../../report/index.ts'
import { FORMATS } from '../arguments/options.ts'
import type { Command } from '../command.ts'
import { fingerprintIn } from '../disk/loadProject.ts'
import { sha256 } from '../disk/readFile.ts'
import { inspectRepository } from '../inspectRepository.ts'
import { openRepository } from '../openRepository.ts'
import { present } from '../present.ts'
import type { ExitCode } from '../shell.ts'
import { writeChanges } from '../writeChanges.ts'

export const gate: Command = {
  name: 'gate',
  summary: 'checks, and judges every claim by what the tests recorded',
  description:
    'Does what `check` does and judges every claim by the evidence of the last test run. It runs no test itself.\n' +
    'Writes the verdict beside the generated files, unless something could not be judged.',
  options: [{ name: 'check', help: 'write nothing: another verdict than the committed one is a finding' }],
  formats: FORMATS,
  exitCodes: {
    0: 'every claim is proven or waived, and nothing was found',
    1: 'there are findings',
    2: 'wrong usage or configuration, or a link that leads out of the repository',
    3: 'it cannot be judged: no units, claims, cases or sources, or evidence that is missing, malformed or not of these files',
  },
  examples: [
    ['litspec gate', 'after the tests ran'],
    ['litspec gate --check --format github', 'in a workflow'],
  ],
  run(invocation, shell) {
    const repository = openRepository(invocation, shell)
    if (repository === undefined) return 2
    const { project } = repository
    const inspection = inspectRepository(repository, shell)
    const fingerprint = fingerprintIn(repository)
    const verdict = conclude(project, inspection, { today: shell.today, sha256, fingerprint })
    const differences = verdict.isComplete ? compareVerdict(project, verdict) : []
    const isCheck = invocation.options.has('check')
    const files = new Map([[VERDICT_FILE, verdictText(verdict)]])
    const changed = isCheck ? [] : writeChanges(repository, differences, files)
    const findings = [...verdict.findings, ...(isCheck ? differences : [])]
    const exitCode = exitCodeOf(findings, verdict.claims)
    const closing = [...changed, conclusion(verdict, exitCode), `Looked at ${totalsLine(verdict.totals)}`]
    present({ findings, totals: verdict.totals, texts: project.files, closing }, invocation, shell)
    return exitCode
  },
}

function conclusion({ claims, isComplete }: Verdict, exitCode: ExitCode): string {
  if (exitCode === 3) return 'This cannot be judged.'
  return isComplete ? `${standingsLine(claims)}.` : 'Not everything was judged.'
}
