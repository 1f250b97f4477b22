import type { Command } from '../command.ts'
import { alignColumns } from '../tables/alignColumns.ts'
import { GLOBAL_OPTIONS } from './options.ts'
import type { Option } from './options.ts'

/** What litspec is and which commands it has. */
export function generalHelp(commands: readonly Command[]): string {
  return [
    'Reads claims and cases from Markdown, and judges every claim by what test runs recorded.',
    section('Usage', ['litspec <command> [options]']),
    section('Commands', rows(commands.map(({ name, summary }) => [name, summary]))),
    section('Options', rows(GLOBAL_OPTIONS.map(optionRow))),
    'litspec <command> --help says more about one.\n',
  ].join('\n')
}

/** What one command does. */
export function commandHelp({ name, description, words = [], options, exitCodes, examples }: Command): string {
  return [
    description,
    section('Usage', [['litspec', name, ...words, '[options]'].join(' ')]),
    section('Options', rows([...options, ...GLOBAL_OPTIONS].map(optionRow))),
    section('Exit codes', rows(Object.entries(exitCodes))),
    section('Examples', rows(examples.map(([line, purpose]) => [line, purpose]))),
  ].join('\n')
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
