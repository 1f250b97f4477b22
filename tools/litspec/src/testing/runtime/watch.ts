import { clearMarks, readMarks } from './marks.ts'
import type { Tally } from './run.ts'

/**
 * Runs code of the driver and records which tagged functions it entered.
 *
 * Only what runs in here counts: the runtime itself is made of functions that a unit may speak of.
 */
export async function watch<T>(tally: Tally, run: () => T | Promise<T>): Promise<T> {
  clearMarks()
  try {
    return await run()
  } finally {
    for (const key of readMarks()) tally.ran.add(key)
  }
}
