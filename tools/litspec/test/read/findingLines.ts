import type { Finding, Place } from '../../src/model/index.ts'

/** Where a line of the fixture stands in the text that was read. */
export type Shift = (line: number) => number

/**
 * A finding as `findings.txt` has it: `line:column rule reason`, and below it, indented, its fix, note and related
 * places. Units other than `sample` say their name in front.
 */
export function linesOf({ ruleId, reason, place, fix, note, related = [] }: Finding, back: Shift): string[] {
  return [
    `${at(place, back)} ${ruleId} ${reason}`,
    ...(fix === undefined ? [] : [`  fix: ${fix}`]),
    ...(note === undefined ? [] : [`  note: ${note}`]),
    ...related.map((other) => `  ${at(other.place, back)} ${other.message}`),
  ]
}

function at({ file, start }: Place, back: Shift): string {
  const name = file.slice('spec/units/'.length)
  return `${name === 'sample.md' ? '' : `${name}:`}${back(start.line)}:${start.column}`
}
