import type { Testimony } from '../meta.ts'
import { makeDriver } from './driver.ts'
import { failure } from './failure/failures.ts'
import { combinationsOf } from './loops.ts'
import type { Run, Tally } from './run.ts'
import { openRun } from './run.ts'
import type { Performance } from './script.ts'
import { perform } from './statements.ts'

/** Runs a case once for every combination of its `for` values. `testify` hears what it did, however it ends. */
export async function performCase(performance: Performance, testify: (testimony: Testimony) => void): Promise<void> {
  const tally: Tally = { ran: new Set(), entered: new Set(), compared: 0 }
  try {
    for (const combination of combinationsOf(performance.case.loops)) {
      const driver = await makeDriver(performance, tally)
      await performRun(openRun(performance, combination, driver, tally))
    }
  } finally {
    const [ran, entered] = [tally.ran, tally.entered].map((names) => [...names].sort()) as [string[], string[]]
    testify({ case: performance.case.id, ran, entered, compared: tally.compared })
  }
}

async function performRun(run: Run): Promise<void> {
  const before = run.tally.compared
  for (const statement of run.case.statements) await perform(run, statement)
  if (run.tally.compared > before) return
  throw failure(
    run,
    run.case.title.place,
    'NothingCompared',
    'Unexpected case without a comparison, expected at least one',
  )
}
