import { commandHelp, generalHelp } from './arguments/help.ts'
import { parseArguments } from './arguments/parse.ts'
import type { Command } from './command.ts'
import { check } from './commands/check.ts'
import { claims } from './commands/claims.ts'
import { explain } from './commands/explain.ts'
import { gate } from './commands/gate.ts'
import { generate } from './commands/generate.ts'
import { list } from './commands/list.ts'
import { OutsideError } from './disk/writeFiles.ts'
import { refuse } from './refuse.ts'
import { processShell } from './processShell.ts'
import type { ExitCode, Shell } from './shell.ts'

const COMMANDS: readonly Command[] = [check, generate, gate, claims, list, explain]

/** Does what a command line asks for; answers the exit code of the process. */
export function main(args: readonly string[], shell: Shell = processShell()): ExitCode {
  const invocation = parseArguments(args, COMMANDS)
  if ('misuse' in invocation) {
    return refuse(invocation, shell)
  }
  const { command, options } = invocation
  if (options.has('version')) {
    shell.out(`${shell.version}\n`)
    return 0
  }
  if (command === undefined || options.has('help')) {
    shell.out(command === undefined ? generalHelp(COMMANDS) : commandHelp(command))
    return command === undefined && !options.has('help') ? 2 : 0
  }
  try {
    return command.run(invocation, shell)
  } catch (error) {
    return failed(error, shell)
  }
}

/** What the disk refuses is said in a sentence. A bug must not look like a list of findings, and even less like none. */
function failed(error: unknown, shell: Shell): ExitCode {
  if (error instanceof OutsideError || (error instanceof Error && 'syscall' in error)) {
    shell.err(`${error.message}\n`)
    return 2
  }
  shell.err(`litspec failed, and this is a bug of it: ${error instanceof Error ? error.stack : String(error)}\n`)
  return 3
}
