import { GROWTHS } from './growth/growth.ts'
import { WORKLOADS } from './workloads/index.ts'

/** What a command line asks for. */
export interface Asked {
  readonly names: readonly string[]
  readonly quick: boolean
  readonly report: boolean
  readonly help: boolean
}

const ALL: readonly { readonly name: string; readonly title: string }[] = [...WORKLOADS, ...GROWTHS]

export const HELP: string = `usage: npm run bench [-- <workload …>] [--quick] [--report]

Measures the packages beside other engines. Every workload runs in three processes of its own; answers are checked
first. Results are written to tools/bench/results, and the table and the plots of tools/bench/README.md are made of them.

  --quick    one short process a workload; nothing is written
  --report   measures nothing, and writes the table and the plots from the results
  --help     this text

workloads, all of them if none is named:
${ALL.map(({ name, title }) => `  ${name.padEnd(18)}${title}`).join('\n')}`

/** Reads a command line. Without names every workload is meant. */
export function parseArguments(words: readonly string[]): Asked | { readonly problem: string } {
  const names = words.filter((word) => !word.startsWith('-'))
  const options = words.filter((word) => word.startsWith('-'))
  const option = options.find((each) => !['--quick', '--report', '--help', '-h'].includes(each))
  if (option !== undefined) return { problem: `Unexpected option ${option}` }
  const unknown = names.find((name) => !ALL.some((each) => each.name === name))
  if (unknown !== undefined) return { problem: `Unexpected workload ${unknown}` }
  return {
    names: names.length > 0 ? names : ALL.map(({ name }) => name),
    quick: options.includes('--quick'),
    report: options.includes('--report'),
    help: options.includes('--help') || options.includes('-h'),
  }
}
