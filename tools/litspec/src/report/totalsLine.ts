import type { Totals } from '../model/index.ts'

const NOUNS: readonly (readonly [total: keyof Totals, noun: string])[] = [
  ['units', 'unit'],
  ['functions', 'function'],
  ['claims', 'claim'],
  ['cases', 'case'],
  ['tests', 'test'],
  ['tags', 'tag'],
]

/** `2 units, 15 functions, 58 claims, 97 cases, 4 tests, 15 tags`; what was not looked at may be left out. */
export function totalsLine(totals: Partial<Totals>): string {
  return NOUNS.flatMap(([total, noun]) => (totals[total] === undefined ? [] : counted(totals[total], noun))).join(', ')
}

/** `1 unit`, `2 units`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
