/** An option of the command line. One with a `value` takes a word, which help shows by that name. */
export interface Option {
  readonly name: string
  readonly short?: string
  readonly value?: string
  /** The only words that the value may be. */
  readonly words?: readonly string[]
  readonly help: string
}

export const FORMATS = ['terminal', 'json', 'github', 'sarif'] as const
export type Format = (typeof FORMATS)[number]

/** What every command takes. */
export function globalOptions(formats: readonly Format[] = FORMATS): readonly Option[] {
  return [
    {
      name: 'root',
      value: 'folder',
      help: 'where litspec.config.json stands (default: here, or the nearest folder above)',
    },
    { name: 'format', value: 'form', words: formats, help: `${formats.join(', ')} (default: terminal)` },
    { name: 'no-color', help: 'no colours; the same as NO_COLOR=1' },
    { name: 'help', short: 'h', help: 'what a command does, its options, exit codes and examples' },
    { name: 'version', short: 'v', help: 'the version of litspec' },
  ]
}
