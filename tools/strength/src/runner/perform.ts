import { performCase } from '@coney/litspec/runtime'
import type { Check } from '../checks.ts'

/** How many milliseconds a case may take: one that waits for ever fails. */
const PATIENCE = 2000

/** Performs a case: answers why it failed, or nothing when it passed. */
export async function perform(
  { script, case: source }: Check,
  createDriver: () => unknown,
): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Unexpected wait without an end')), PATIENCE)
  })
  try {
    await Promise.race([performCase({ script, case: source, anchors: new Map(), createDriver }, () => {}), patience])
    return undefined
  } catch (error) {
    return String(error)
  } finally {
    clearTimeout(timer)
  }
}
