#!/usr/bin/env node
import { main } from '../dist/cli/main.js'

// Whoever reads the output may have seen enough: `litspec list | head`.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
})
process.exitCode = main(process.argv.slice(2))
