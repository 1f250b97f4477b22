import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const PROCESSES = 3
/** Code is compiled at once when it is due: beside other jobs a compiler in the background can be late for all rounds. */
const FLAGS = ['--expose-gc', '--no-concurrent-recompilation']

/** What several processes, one after the other, saw of a workload. */
export function measureInProcesses<Figures>(name: string, quick: boolean): readonly Figures[] {
  const program = fileURLToPath(new URL('./run-process.js', import.meta.url))
  return Array.from({ length: quick ? 1 : PROCESSES }, (_, i) => {
    process.stdout.write(`  process ${i + 1} …\r`)
    const words = [...FLAGS, program, name, quick ? 'quick' : 'normal']
    const printed = execFileSync(process.execPath, words, { encoding: 'utf8', maxBuffer: 2 ** 26 })
    return JSON.parse(printed.trim().split('\n').at(-1)!) as Figures
  })
}
