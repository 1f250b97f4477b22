import type { Totals } from '../model/index.ts'

/** `2 units, 15 functions, 58 claims, 97 cases, 4 tests, 15 tags`. */
export function totalsLine(totals: Totals): string {
  return [
    counted(totals.units, 'unit'),
    counted(totals.functions, 'function'),
    counted(totals.claims, 'claim'),
    counted(totals.cases, 'case'),
    counted(totals.tests, 'test'),
    counted(totals.tags, 'tag'),
  ].join(', ')
}

/** `1 unit`, `2 units`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
