import type { Finding, Totals } from '../model/index.ts'
import { githubReport, jsonReport, sarifReport, terminalReport } from '../report/index.ts'
import type { Invocation } from './arguments/parse.ts'
import type { Shell } from './shell.ts'

/** What a command has to say. */
export interface Outcome {
  readonly findings: readonly Finding[]
  readonly totals: Totals
  readonly texts: ReadonlyMap<string, string>
  /** Lines that close the report: what was looked at, and what became of it. */
  readonly closing: readonly string[]
}

/** Says it in the form that was asked for. Where the form is for programs, the closing lines are no part of it. */
export function present({ closing, ...report }: Outcome, { format, options }: Invocation, shell: Shell): void {
  const colour = shell.colour && !options.has('no-color')
  const last = [...closing.slice(0, -1), `${closing.at(-1)} in ${shell.elapsed().toFixed(2)} s.`].join('\n')
  switch (format) {
    case 'terminal':
      return shell.out(`${[terminalReport(report, { colour }), last].filter((part) => part !== '').join('\n')}\n`)
    case 'github':
      return shell.out(`${githubReport(report)}${last}\n`)
    case 'json':
      shell.out(jsonReport(report))
      return shell.err(`${last}\n`)
    case 'sarif':
      shell.out(sarifReport(report, shell))
      return shell.err(`${last}\n`)
  }
}
