import { anchorAt, errorAt } from './anchors.ts'
import type { Tally } from './run.ts'
import type { Driver, Performance } from './script.ts'
import { describe } from './values/observe.ts'
import { watch } from './watch.ts'

/**
 * A fresh driver. The functions that its making runs are run by the case, but they enter no package: a driver that
 * makes a world, and then answers by itself, has asked the world for nothing.
 */
export async function makeDriver({ createDriver, anchors, case: source }: Performance, tally: Tally): Promise<Driver> {
  const refuse = (reason: string): Error => errorAt(anchorAt(anchors, source.title.place), 'NoDriver', reason)
  if (typeof createDriver !== 'function')
    throw refuse('Unexpected driver.ts without createDriver, expected it to export that function')
  const driver: unknown = await watch({ ran: tally.ran, entered: new Set() }, createDriver)
  if (typeof driver === 'object' && driver !== null) return driver as Driver
  throw refuse(`Unexpected driver ${describe(driver)}, expected an object from createDriver()`)
}
