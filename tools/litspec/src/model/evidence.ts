/** What one test run recorded for one unit. */
export interface Evidence {
  readonly format: 1
  readonly unit: string
  /** SHA-256 (hex) of the fixture that the cases were read from. */
  readonly fixture: string
  /** SHA-256 (hex) of every file of the repository that the run loaded, by path. */
  readonly inputs: Readonly<Record<string, string>>
  readonly tests: readonly TestRecord[]
  /** Errors outside any test: a module that did not load, an unhandled rejection. */
  readonly errors: readonly string[]
}

/** What became of one case or test. */
export interface TestRecord {
  readonly kind: 'case' | 'test'
  /** A case's id, or `packages/rays/test/agreement.test.ts > fast cast > equals the walk`. */
  readonly id: string
  readonly file: string
  readonly line: number
  /** For a `test`: the claims its `meta` names. For a `case`: empty, the unit says it. */
  readonly claims: readonly string[]
  readonly state: 'passed' | 'failed' | 'skipped' | 'todo'
  /** Comparisons or assertions it made. */
  readonly compared: number
  /** Keys of the tagged functions that ran, sorted. */
  readonly ran: readonly string[]
  /** Folders of the packages whose functions ran, those apart that ran while a driver was made; sorted. */
  readonly entered: readonly string[]
}
