import type { Misuse } from './arguments/parse.ts'
import type { ExitCode, Shell } from './shell.ts'

/** Says how a command line was wrong. */
export function refuse({ misuse }: Misuse, shell: Shell): ExitCode {
  shell.err(`${misuse}.\nSay \`litspec --help\` for what there is.\n`)
  return 2
}
