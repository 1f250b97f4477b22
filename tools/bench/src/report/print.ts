import { showNumber, showTime } from './numbers.ts'
import type { Result } from './results.ts'

/** Prints a result for whoever waits for it. */
export function printResult(result: Result): void {
  if (result.kind === 'workload') {
    const { contestants, queries } = result
    console.log(`  ${JSON.stringify(result.facts)}`)
    for (const { name, nanoseconds, times, timesSpread, bytes, agreeing } of contestants) {
      const ratio = `${showNumber(times)} (${showNumber(timesSpread[0])}–${showNumber(timesSpread[1])})`
      const agree = agreeing === undefined ? '' : `${agreeing} of ${queries} agree`
      const row = [
        name.padEnd(44),
        showTime(nanoseconds).padStart(10),
        ratio.padStart(22),
        (bytes === null ? '' : `${bytes} B`).padStart(12),
        agree,
      ]
      console.log(`  ${row.join('  ')}`)
    }
    return
  }
  for (const { name, slope, points } of result.series) {
    const row = points.map(({ size, nanoseconds }) => `${size}: ${showTime(nanoseconds)}`).join(', ')
    console.log(`  ${name.padEnd(32)} slope ${slope.toFixed(2)}   ${row}`)
  }
}
