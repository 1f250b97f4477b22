import type { Finding, Totals } from '../model/index.ts'

/** What every form of report is made of. */
export interface Report {
  readonly findings: readonly Finding[]
  readonly totals: Totals
  /** The text of files by path: what findings point into. */
  readonly texts: ReadonlyMap<string, string>
}
