import { parseArgs } from 'node:util'
import { oneOf, quote, suggestionFor } from '../../read/index.ts'
import type { Command } from '../command.ts'
import { globalOptions } from './options.ts'
import type { Format, Option } from './options.ts'

/** What was asked for. */
export interface Invocation {
  /** Absent for `litspec` alone, `litspec --help` and `litspec --version`. */
  readonly command?: Command
  readonly word?: string
  readonly options: ReadonlyMap<string, string>
  readonly format: Format
}

/** What is wrong with a command line, in one sentence. */
export interface Misuse {
  readonly misuse: string
}

/** Reads a command line; options may stand anywhere in it. */
export function parseArguments(args: readonly string[], commands: readonly Command[]): Invocation | Misuse {
  const every = [...globalOptions(), ...commands.flatMap((command) => command.options)]
  const { positionals, tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(every.map((option) => [option.name, configOf(option)])),
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const [name, word, ...rest] = positionals
  const command = commands.find((one) => one.name === name)
  if (name !== undefined && command === undefined)
    return unknown(
      'command',
      name,
      commands.map((one) => one.name),
    )
  const known = [...globalOptions(command?.formats), ...(command?.options ?? [])]
  const options = new Map<string, string>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const option = known.find((one) => one.name === token.name)
    if (option === undefined)
      return unknown(
        'option',
        token.rawName,
        known.map((one) => `--${one.name}`),
      )
    const misuse = misuseOf(option, token.value)
    if (misuse !== undefined) return { misuse }
    options.set(option.name, token.value ?? '')
  }
  const { name: what = 'word', choices } = command?.word ?? {}
  if (word !== undefined && choices !== undefined && !choices.includes(word)) return unknown(what, word, choices)
  const extra = choices === undefined ? word : rest[0]
  if (extra !== undefined) return { misuse: `Unexpected word ${quote(extra)}, expected no more` }
  const format = (options.get('format') ?? 'terminal') as Format
  return { ...(command && { command }), ...(word !== undefined && { word }), options, format }
}

function configOf({ short, value }: Option): { type: 'string' | 'boolean'; short?: string } {
  return { type: value === undefined ? 'boolean' : 'string', ...(short === undefined ? {} : { short }) }
}

function misuseOf({ name, value, words }: Option, given: string | undefined): string | undefined {
  if (value === undefined) return given === undefined ? undefined : `Unexpected value of --${name}, expected none`
  if (given === undefined || given === '')
    return `Unexpected --${name} without a ${value}, expected --${name}=<${value}>`
  return words === undefined || words.includes(given) ? undefined : unknown(`value of --${name}`, given, words).misuse
}

/** A word outside a closed set: the right spelling when one is near, else all of them unless they are too many. */
export function unknown(what: string, word: string, known: readonly string[]): Misuse {
  const meant = suggestionFor(word, known)
  const all = known.length <= 12 ? oneOf(known) : `one of ${known.length} names that \`litspec explain\` lists`
  return { misuse: `Unexpected ${what} ${quote(word)}, expected ${meant === undefined ? all : quote(meant)}` }
}
