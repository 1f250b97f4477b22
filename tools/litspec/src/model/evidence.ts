/** What one test run recorded for one unit. */
export interface Evidence {
  /** Version of this form. */
  readonly format: 1
  /** Slug of the unit. */
  readonly unit: string
  /** SHA-256 (hex) of the fixture that the cases were read from. */
  readonly fixture: string
  /** SHA-256 (hex) of every file of the repository that the run loaded, by path. */
  readonly inputs: Readonly<Record<string, string>>
  /** Every case that ran, and every test that names a claim of the unit; sorted by id. */
  readonly tests: readonly TestRecord[]
  /** Errors outside any test: a module that did not load, an unhandled rejection. */
  readonly errors: readonly string[]
}

/** What became of one case or test. */
export interface TestRecord {
  /** Whether it stands in a document or in a test file. */
  readonly kind: 'case' | 'test'
  /** A case's id, or `packages/rays/test/agreement.test.ts > fast cast > equals the walk`. */
  readonly id: string
  /** Path of the document or test file, relative to the root. */
  readonly file: string
  /** Where it is declared, from 1. */
  readonly line: number
  /** For a `test`: the claims its `meta` names. For a `case`: empty, the unit says it. */
  readonly claims: readonly string[]
  /** What became of it. */
  readonly state: 'passed' | 'failed' | 'skipped' | 'todo'
  /** Comparisons or assertions it made. */
  readonly compared: number
  /** Keys of the tagged functions that ran, sorted. */
  readonly ran: readonly string[]
  /** Folders of the packages whose functions ran, those apart that ran while a driver was made; sorted. */
  readonly entered: readonly string[]
}
