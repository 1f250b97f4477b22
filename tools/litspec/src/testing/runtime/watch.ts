import { clearMarks, readMarks } from './marks.ts'
import type { Tally } from './run.ts'

/**
 * Runs code of the driver and records which tagged functions and which packages it entered.
 *
 * Only what runs in here counts: the runtime itself is made of functions that a unit may speak of.
 */
export async function watch<T>(seen: Pick<Tally, 'ran' | 'entered'>, run: () => T | Promise<T>): Promise<T> {
  clearMarks()
  try {
    return await run()
  } finally {
    const { ran, entered } = readMarks()
    for (const key of ran) seen.ran.add(key)
    for (const folder of entered) seen.entered.add(folder)
  }
}
