import type { Command } from '../command.ts'
import { alignColumns } from '../tables/alignColumns.ts'
import { globalOptions } from './options.ts'
import type { Option } from './options.ts'

/** What litspec is and which commands it has. */
export function generalHelp(commands: readonly Command[]): string {
  return [
    'Reads claims and cases from Markdown, and judges every claim by what test runs recorded.\n',
    section('Usage', ['litspec <command> [options]']),
    section('Commands', rows(commands.map(({ name, summary }) => [name, summary]))),
    section('Options', rows(globalOptions().map(optionRow))),
    '\nlitspec <command> --help says more about one.\n',
  ].join('')
}

/** What one command does. */
export function commandHelp({ name, description, word, options, formats, exitCodes, examples }: Command): string {
  return [
    `${description}\n`,
    section('Usage', [['litspec', name, ...(word === undefined ? [] : [`[${word.name}]`]), '[options]'].join(' ')]),
    section('Options', rows([...options, ...globalOptions(formats)].map(optionRow))),
    section('Exit codes', rows(Object.entries(exitCodes))),
    section('Examples', rows(examples.map(([line, purpose]) => [line, purpose]))),
  ].join('')
}

function section(title: string, lines: readonly string[]): string {
  return `\n${title}\n${lines.map((line) => `  ${line}\n`).join('')}`
}

function rows(cells: readonly (readonly string[])[]): string[] {
  return alignColumns(cells, '   ')
}

function optionRow({ name, short, value, help }: Option): [string, string] {
  const long = `--${name}${value === undefined ? '' : ` <${value}>`}`
  return [short === undefined ? long : `-${short}, ${long}`, help]
}
