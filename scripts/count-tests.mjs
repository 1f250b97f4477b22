#!/usr/bin/env node
/** Prints "N passed, N failed" from a JSON report of Vitest. A report of no test is a failure. */
import { readFileSync } from 'node:fs'

const report = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const failed =
  report.numFailedTests +
  report.testResults.filter(({ assertionResults, status }) => status === 'failed' && assertionResults.length === 0)
    .length
console.log(`${report.numPassedTests} passed, ${failed} failed`)
if (report.numPassedTests === 0) process.exitCode = 1
