import { parseArgs } from 'node:util'
import { oneOf, quote, suggestionFor } from '../../read/index.ts'
import type { Command } from '../command.ts'
import { GLOBAL_OPTIONS } from './options.ts'
import type { Format, Option } from './options.ts'

/** What was asked for. */
export interface Invocation {
  /** Absent for `litspec` alone, `litspec --help` and `litspec --version`. */
  readonly command?: Command
  readonly words: readonly string[]
  readonly options: ReadonlyMap<string, string>
  readonly format: Format
}

/** What is wrong with a command line, in one sentence. */
export interface Misuse {
  readonly misuse: string
}

/** Reads a command line; options may stand anywhere in it. */
export function parseArguments(args: readonly string[], commands: readonly Command[]): Invocation | Misuse {
  const every = [...GLOBAL_OPTIONS, ...commands.flatMap((command) => command.options)]
  const { positionals, tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(every.map((option) => [option.name, configOf(option)])),
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const [name, ...words] = positionals
  const command = commands.find((one) => one.name === name)
  if (name !== undefined && command === undefined) return unknown('command', name, commands.map((one) => one.name))
  const known = [...GLOBAL_OPTIONS, ...(command?.options ?? [])]
  const options = new Map<string, string>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const option = known.find((one) => one.name === token.name)
    if (option === undefined) return unknown('option', token.rawName, known.map((one) => `--${one.name}`))
    const misuse = misuseOf(option, token.value)
    if (misuse !== undefined) return { misuse }
    options.set(option.name, token.value ?? '')
  }
  const extra = words[command?.words?.length ?? 0]
  if (extra !== undefined && !options.has('help')) return { misuse: `Unexpected word ${quote(extra)}, expected no more` }
  const format = (options.get('format') ?? 'terminal') as Format
  return { ...(command && { command }), words, options, format }
}

function configOf({ short, value }: Option): { type: 'string' | 'boolean'; short?: string } {
  return { type: value === undefined ? 'boolean' : 'string', ...(short === undefined ? {} : { short }) }
}

function misuseOf({ name, value, words }: Option, given: string | undefined): string | undefined {
  if (value === undefined) return given === undefined ? undefined : `Unexpected value of --${name}, expected none`
  if (given === undefined || given === '') return `Unexpected --${name} without a ${value}, expected --${name}=<${value}>`
  return words === undefined || words.includes(given) ? undefined : unknown(`value of --${name}`, given, words).misuse
}

/** A word outside a closed set: the right spelling when one is near, else all of them. */
export function unknown(what: string, word: string, known: readonly string[]): Misuse {
  const meant = suggestionFor(word, known)
  return { misuse: `Unexpected ${what} ${quote(word)}, expected ${meant === undefined ? oneOf(known) : quote(meant)}` }
}
