import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** An alteration of a file of a package. */
export interface Sabotage {
  readonly file: string
  readonly from: string
  readonly to: string
}

interface Seen {
  /** Time beside that of the yardstick. */
  readonly ratio: number
  readonly bytes: number
}

/**
 * How many times as long as the yardstick a kernel may take for as many inputs: one and a half times what was measured.
 * Of what is twice as slow there is no doubt then, and machines differ by less. Lower them when a kernel becomes faster.
 */
export const CEILINGS = { box: 1.15, capsule: 1.15, cast: 4.2, mesh: 10.2, settle: 290 }

export type Kernel = keyof typeof CEILINGS

/** One number that is boxed is 16 bytes. Code that is not compiled yet may box a few. */
const MOST_BYTES = 8
/** The compiler may have a bad day in one process; a kernel that is slow is slow in all. */
const TRIES = 3

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** What is wrong with a kernel: 'slow', 'allocates', or nothing. */
export function inspectKernel(kernel: Kernel, sabotage?: Sabotage): readonly string[] {
  const tries: Seen[] = []
  do tries.push(probe(kernel, sabotage))
  while (tries.length < TRIES && problemsOf(kernel, tries).length > 0)
  const ratio = Math.min(...tries.map((each) => each.ratio))
  console.log(`${kernel}: ${ratio.toFixed(2)} times the yardstick, at most ${CEILINGS[kernel]}`)
  return problemsOf(kernel, tries)
}

function problemsOf(kernel: Kernel, tries: readonly Seen[]): readonly string[] {
  const isSlow = tries.every(({ ratio }) => ratio > CEILINGS[kernel])
  const allocates = tries.every(({ bytes }) => bytes > MOST_BYTES)
  return [...(isSlow ? ['slow'] : []), ...(allocates ? ['allocates'] : [])]
}

function probe(kernel: Kernel, sabotage: Sabotage | undefined): Seen {
  const flags = ['--expose-gc', '--min-semi-space-size=64', '--max-semi-space-size=64', '--no-concurrent-recompilation']
  const loaded = sabotage === undefined ? [] : ['--import', path('./sabotage.mjs')]
  const env = { ...process.env, SABOTAGE: JSON.stringify(sabotage ?? {}) }
  const printed = execFileSync(process.execPath, [...flags, ...loaded, path('./probe.mjs'), kernel], {
    encoding: 'utf8',
    env,
  })
  return JSON.parse(printed) as Seen
}
