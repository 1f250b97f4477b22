import type { Format, Option } from './arguments/options.ts'
import type { Invocation } from './arguments/parse.ts'
import type { ExitCode, Shell } from './shell.ts'

/** One command of litspec. */
export interface Command {
  readonly name: string
  /** One line of the list of commands. */
  readonly summary: string
  /** What it does, in a few sentences. */
  readonly description: string
  /** The one word that it may be followed by. */
  readonly word?: { readonly name: string; readonly choices: readonly string[] }
  readonly options: readonly Option[]
  /** The forms in which it can show what it found. */
  readonly formats: readonly Format[]
  readonly exitCodes: Readonly<Partial<Record<ExitCode, string>>>
  /** A command line and what it is for. */
  readonly examples: readonly (readonly [line: string, purpose: string])[]
  run(invocation: Invocation, shell: Shell): ExitCode
}
