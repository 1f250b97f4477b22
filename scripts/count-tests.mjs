#!/usr/bin/env node
/** Prints "N passed, N failed" from JSON reports of Vitest. A report of no test is a failure. */
import { readFileSync } from 'node:fs'

let [passed, failed] = [0, 0]
for (const file of process.argv.slice(2)) {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  passed += report.numPassedTests
  failed +=
    report.numFailedTests +
    report.testResults.filter(({ assertionResults, status }) => status === 'failed' && assertionResults.length === 0)
      .length
  if (report.numPassedTests === 0) process.exitCode = 1
}
console.log(`${passed} passed, ${failed} failed`)
