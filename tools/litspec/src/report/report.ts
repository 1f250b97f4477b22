import type { Finding, Totals } from '../model/index.ts'

/** What every form of report is made of. */
export interface Report {
  /** What is to be told. */
  readonly findings: readonly Finding[]
  /** How much was looked at. */
  readonly totals: Totals
  /** The text of files by path: what findings point into. */
  readonly texts: ReadonlyMap<string, string>
}
