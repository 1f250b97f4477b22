import { parseArguments, HELP } from './arguments.ts'
import { measureInProcesses } from './measure-in-processes.ts'
import { GROWTHS } from './growth/growth.ts'
import type { ProcessFigures } from './measure/measure-workload.ts'
import { environment } from './report/environment.ts'
import { printResult } from './report/print.ts'
import { writeResult, type Result } from './report/results.ts'
import { summariseGrowth, summariseWorkload } from './report/summarise.ts'
import { writeReport } from './report/write-report.ts'
import { WORKLOADS } from './workloads/index.ts'

process.exitCode = main(process.argv.slice(2))

function main(words: readonly string[]): number {
  const asked = parseArguments(words)
  if ('problem' in asked) {
    console.error(`${asked.problem}\n\n${HELP}`)
    return 2
  }
  if (asked.help) {
    console.log(HELP)
    return 0
  }
  if (asked.report) return report()
  const start = Date.now()
  asked.names.forEach((name, i) => {
    const seconds = Math.round((Date.now() - start) / 1000)
    console.log(`\n[${i + 1}/${asked.names.length}, ${seconds} s] ${name}`)
    const result = measure(name, asked.quick)
    printResult(result)
    if (!asked.quick) writeResult(result)
  })
  console.log(`\n${Math.round((Date.now() - start) / 1000)} s`)
  if (asked.quick) return 0
  return report()
}

function measure(name: string, quick: boolean): Result {
  const now = environment(new Date())
  const workload = WORKLOADS.find((each) => each.name === name)
  if (workload !== undefined) {
    return summariseWorkload(workload, measureInProcesses<ProcessFigures>(name, quick), now)
  }
  const growth = GROWTHS.find((each) => each.name === name)!
  return summariseGrowth(growth, measureInProcesses<Record<number, ProcessFigures>>(name, quick), now)
}

function report(): number {
  for (const file of writeReport()) console.log(`wrote ${file}`)
  return 0
}
