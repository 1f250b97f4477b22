/** A process that measures one workload, or one growth, and prints what it saw as JSON. */
import { GROWTHS } from './growth/growth.ts'
import { measureWorkload, type ProcessFigures } from './measure/measure-workload.ts'
import { NORMAL, QUICK } from './measure/rounds.ts'
import { WORKLOADS } from './workloads/index.ts'

const [name, pace] = process.argv.slice(2)
const chosen = pace === 'quick' ? QUICK : NORMAL
const workload = WORKLOADS.find((each) => each.name === name)
const growth = GROWTHS.find((each) => each.name === name)

async function measure(): Promise<ProcessFigures | Record<number, ProcessFigures>> {
  if (workload !== undefined) return measureWorkload(await workload.prepare(), chosen, true)
  if (growth === undefined) throw new Error(`Unexpected workload ${name}`)
  const figures: Record<number, ProcessFigures> = {}
  const sizes = pace === 'quick' ? growth.sizes.slice(0, -1) : growth.sizes
  for (const size of sizes) figures[size] = await measureWorkload(await growth.prepare(size), QUICK, false)
  return figures
}

// Engines in WebAssembly print too: what is meant stands in the last line.
process.stdout.write(`\n${JSON.stringify(await measure())}\n`)
