// Written by `litspec generate` from spec/units/notation.md: change that file, not this one.

export type State = 'passed' | 'failed' | 'skipped' | 'todo'

export type Standing = 'proven' | 'refuted' | 'untested' | 'unexercised' | 'waived'

export interface ValueGivens {
  readonly text: string
  readonly type: string
  readonly types: readonly string[]
}

export interface ValueResult {
  readonly spelled: string | undefined
  readonly rule: string | undefined
  readonly mended: string | undefined
}

export interface CellGivens {
  readonly text: string
  readonly type: string
}

export interface CellResult {
  readonly spelled: string | undefined
  readonly rule: string | undefined
  readonly mended: string | undefined
}

export interface TypeGivens {
  readonly text: string
  readonly types: readonly string[]
}

export interface TypeResult {
  readonly spelled: string | undefined
  readonly rule: string | undefined
  readonly mended: string | undefined
}

export interface TypesGivens {
  readonly lines: readonly string[]
}

export interface TypesResult {
  readonly spelled: readonly string[]
  readonly rule: string | undefined
}

export interface SignatureGivens {
  readonly text: string
  readonly types: readonly string[]
}

export interface SignatureResult {
  readonly spelled: string | undefined
  readonly rule: string | undefined
  readonly mended: string | undefined
}

export interface GiveGivens {
  readonly text: string
  readonly type: string
  readonly types: readonly string[]
}

export interface GiveResult {
  readonly json: string | undefined
}

export interface CompareGivens {
  readonly expected: string
  readonly actual: string
  readonly type: string
  readonly actualType: string | undefined
  readonly types: readonly string[]
  readonly tolerance: number
}

export interface CompareResult {
  readonly agrees: boolean
}

export interface ChangedGivens {
  readonly from: string
  readonly to: string
}

export interface ChangedResult {
  readonly rule: string | undefined
  readonly at: string | undefined
  readonly fix: string | undefined
}

export interface FieldBytesGivens {
  readonly type: string
}

export interface FieldBytesResult {
  readonly bytes: number | undefined
}

export interface ChangeGivens {
  readonly from: string
  readonly to: string
}

export interface AppendGivens {
  readonly text: string
}

export interface EvidenceGivens {
  readonly claim: string
}

export interface SaysGivens {
  readonly claim: string
}

export interface ChecksGivens {
  readonly name: string
}

export interface ReadsGivens {
  readonly name: string
}

export interface RunsGivens {
  readonly name: string
}

export interface CheckGivens {
  readonly state: State
  readonly through: readonly string[]
  readonly claim: string
  readonly compared: number
  readonly entered: boolean
}

export interface WaiveGivens {
  readonly until: string
  readonly claim: string
}

export interface StandingGivens {
  readonly claim: string
  readonly today: string
}

/** What the cases of `The notation` call; a fresh driver is made for each case. */
export interface NotationDriver {
  /**
   * `value(text: text, type: text, types: text[] = []) → (spelled: text | none, rule: text | none, mended: text | none)`
   *
   * Checks:
   * - `notation/readNumber.integers`: Integers
   * - `notation/readWords.dashes`: Dashes
   * - `notation/readNumber.groups`: Groups
   * - `notation/readNumber.hexadecimal`: Hexadecimal
   * - `notation/readNumber.other-spellings`: Other spellings
   * - `notation/readNumber.floats`: Floats
   * - `notation/readNumber.ranges`: Ranges
   * - `notation/readNumber.thousands`: Thousands
   * - `notation/readWords.spaces`: Spaces
   * - `notation/readWords.full-width`: Full width
   * - `notation/readWords.arrows-and-signs`: Arrows and signs
   * - `notation/readWords.texts`: Texts
   * - `notation/readWords.no-other-alphabet`: No other alphabet
   * - `notation/readWords.seen-in-texts`: Seen in texts
   * - `notation/readValue.one-value`: One value
   * - `notation/readValue.bits`: Bits
   * - `notation/checkValue.bits-agree`: Bits agree
   * - `notation/readValue.vectors`: Vectors
   * - `notation/checkValue.components`: Components
   * - `notation/readValue.lists`: Lists
   * - `notation/readValue.records`: Records
   * - `notation/readValue.commas`: Commas
   * - `notation/readValue.depth`: Depth
   * - `notation/checkValue.integers-in-range`: Integers in range
   * - `notation/checkValue.no-float-for-an-integer`: No float for an integer
   * - `notation/checkValue.floats`: Floats
   * - `notation/checkValue.floats-in-range`: Floats in range
   * - `notation/checkValue.identity`: Identity
   * - `notation/checkValue.items`: Items
   * - `notation/checkValue.symbols`: Symbols
   * - `notation/checkValue.type`: Type
   * - `notation/checkValue.fields`: Fields
   */
  readonly value: (givens: ValueGivens) => ValueResult | Promise<ValueResult>
  /**
   * `cell(text: text, type: text) → (spelled: text | none, rule: text | none, mended: text | none)`
   *
   * Checks:
   * - `notation/readNumber.thousands`: Thousands
   */
  readonly cell: (givens: CellGivens) => CellResult | Promise<CellResult>
  /**
   * `type(text: text, types: text[] = []) → (spelled: text | none, rule: text | none, mended: text | none)`
   *
   * Checks:
   * - `notation/readType.scalars`: Scalars
   * - `notation/readType.lists`: Lists
   * - `notation/readType.optional`: Optional
   * - `notation/readType.in-place`: In place
   * - `notation/readType.unknown-types`: Unknown types
   */
  readonly type: (givens: TypeGivens) => TypeResult | Promise<TypeResult>
  /**
   * `types(lines: text[]) → (spelled: text[], rule: text | none)`
   *
   * Checks:
   * - `notation/readDeclaration.records`: Records
   * - `notation/readDeclaration.other-names`: Other names
   * - `notation/readDeclaration.enumerations`: Enumerations
   * - `notation/readDeclaration.one-a-line`: One a line
   * - `notation/readDeclaration.earlier-ones`: Earlier ones
   * - `notation/readDeclaration.once-each`: Once each
   * - `notation/readDeclaration.fallbacks-fit`: Fallbacks fit
   * - `notation/readDeclaration.small-types`: Small types
   */
  readonly types: (givens: TypesGivens) => TypesResult | Promise<TypesResult>
  /**
   * `signature(text: text, types: text[] = []) → (spelled: text | none, rule: text | none, mended: text | none)`
   *
   * Checks:
   * - `notation/readSignature.parameters`: Parameters
   * - `notation/readSignature.plain-result`: Plain result
   * - `notation/readSignature.fallbacks`: Fallbacks
   * - `notation/readSignature.named-results`: Named results
   * - `notation/readSignature.names-of-methods`: Names of methods
   */
  readonly signature: (givens: SignatureGivens) => SignatureResult | Promise<SignatureResult>
  /**
   * `give(text: text, type: text, types: text[] = []) → json: text | none`
   *
   * Checks:
   * - `notation/giveValue.numbers`: Numbers
   * - `notation/giveValue.words`: Words
   * - `notation/giveValue.nothing`: Nothing
   * - `notation/giveValue.vectors`: Vectors
   * - `notation/giveValue.matrices`: Matrices
   * - `notation/giveValue.lists`: Lists
   * - `notation/giveValue.records`: Records
   */
  readonly give: (givens: GiveGivens) => GiveResult | Promise<GiveResult>
  /**
   * `compare(expected: text, actual: text, type: text, actualType: text | none = none, types: text[] = [], tolerance: f64) → agrees: bool`
   *
   * Checks:
   * - `notation/compareValue.within-the-tolerance`: Within the tolerance
   * - `notation/compareValue.a-tolerance-of-its-own`: A tolerance of its own
   * - `notation/compareValue.exact-by-bits`: Exact by bits
   * - `notation/compareValue.never-nan`: Never NaN
   * - `notation/compareValue.everything-else-is-exact`: Everything else is exact
   * - `notation/compareValue.part-by-part`: Part by part
   */
  readonly compare: (givens: CompareGivens) => CompareResult | Promise<CompareResult>
  /**
   * `changed(from: text, to: text) → (rule: text | none, at: text | none, fix: text | none)`
   *
   * Checks:
   * - `notation/readUnit.text`: Text
   * - `notation/readUnit.sections`: Sections
   * - `notation/readUnit.title`: Title
   * - `notation/readUnit.prose`: Prose
   * - `notation/readUnit.near-misses`: Near misses
   * - `notation/readUnit.fences`: Fences
   * - `notation/readUnit.no-html`: No HTML
   * - `notation/readUnit.cells`: Cells
   * - `notation/readUnit.columns`: Columns
   * - `notation/readFrontMatter.unit`: Unit
   * - `notation/readFrontMatter.slug`: Slug
   * - `notation/readFrontMatter.heading`: Heading
   * - `notation/readFrontMatter.package`: Package
   * - `notation/readFrontMatter.origin`: Origin
   * - `notation/readFrontMatter.usual-evidence`: Usual evidence
   * - `notation/readFrontMatter.tolerance`: Tolerance
   * - `notation/readFrontMatter.known-keys`: Known keys
   * - `notation/readFrontMatter.needed-keys`: Needed keys
   * - `notation/readFunctions.addresses`: Addresses
   * - `notation/readFunctions.of-the-original`: Of the original
   * - `notation/readFunctions.names-of-functions`: Names of functions
   * - `notation/readFunctions.sizes`: Sizes
   * - `notation/readFunctions.no-shared-byte`: No shared byte
   * - `notation/readFunctions.total`: Total
   * - `notation/readFunctions.opening-line`: Opening line
   * - `notation/readFunctions.nobody-is-silent`: Nobody is silent
   * - `notation/readConstants.integers`: Integers
   * - `notation/readConstants.agreement`: Agreement
   * - `notation/readConstants.floats`: Floats
   * - `notation/readConstants.names-of-constants`: Names of constants
   * - `notation/readRecords.opened`: Opened
   * - `notation/readRecords.fields`: Fields
   * - `notation/readRecords.unknown-bytes`: Unknown bytes
   * - `notation/readRecords.sizes-of-types`: Sizes of types
   * - `notation/readRecords.records-in-records`: Records in records
   * - `notation/readRecords.pools`: Pools
   * - `notation/readRecords.elements`: Elements
   * - `notation/readClaims.no-lead`: No lead
   * - `notation/readClaims.items`: Items
   * - `notation/readClaims.rows`: Rows
   * - `notation/readClaims.ids`: Ids
   * - `notation/readClaims.list-numbers`: List numbers
   * - `notation/readClaims.markers`: Markers
   * - `notation/readClaims.nowhere-else`: Nowhere else
   * - `notation/readClaims.not-quite-an-item`: Not quite an item
   * - `notation/readCases.line-first`: Line first
   * - `notation/readCases.signature-line`: Signature line
   * - `notation/readCases.step-line`: Step line
   * - `notation/readCases.shared-givens`: Shared givens
   * - `notation/readCases.missing-givens`: Missing givens
   * - `notation/readCases.names-of-cases`: Names of cases
   * - `notation/readCases.checks-something`: Checks something
   * - `notation/readCases.other-units`: Other units
   * - `notation/readCases.compares-something`: Compares something
   * - `notation/readCases.untestable`: Untestable
   * - `notation/readSignature.the-same-again`: The same again
   * - `notation/readSpan.givens`: Givens
   * - `notation/readSpan.expected-values`: Expected values
   * - `notation/readSpan.calls`: Calls
   * - `notation/readSpan.errors`: Errors
   * - `notation/readLine.throws`: Throws
   * - `notation/readSpan.tolerances`: Tolerances
   * - `notation/readSpan.bare-names`: Bare names
   * - `notation/readSpan.nothing-else`: Nothing else
   * - `notation/readSpan.once`: Once
   * - `notation/readRows.unknown-columns`: Unknown columns
   * - `notation/readRows.columns-of-cases`: Columns of cases
   * - `notation/readRows.empty-cells`: Empty cells
   * - `notation/readLine.when`: When
   * - `notation/readLine.for`: For
   * - `notation/readLine.given`: Given
   * - `notation/readLine.let`: Let
   * - `notation/readLine.then`: Then
   * - `notation/readLine.about`: About
   * - `notation/readLine.arguments`: Arguments
   * - `notation/readLine.parts`: Parts
   * - `notation/readLine.bound-names`: Bound names
   * - `notation/readLine.long-lines`: Long lines
   */
  readonly changed: (givens: ChangedGivens) => ChangedResult | Promise<ChangedResult>
  /**
   * `fieldBytes(type: text) → bytes: u32 | none`
   *
   * Checks:
   * - `notation/readRecords.sizes-of-types`: Sizes of types
   * - `notation/readRecords.records-in-records`: Records in records
   */
  readonly fieldBytes: (givens: FieldBytesGivens) => FieldBytesResult | Promise<FieldBytesResult>
  /**
   * `change(from: text, to: text)`
   *
   * Checks:
   * - `notation/readUnit.line-ends`: Line ends
   * - `notation/readUnit.all-at-once`: All at once
   * - `notation/readFrontMatter.missing`: Missing
   * - `notation/readFrontMatter.origin`: Origin
   * - `notation/readFunctions.of-our-own`: Of our own
   * - `notation/readFunctions.total`: Total
   * - `notation/readFunctions.names-of-functions`: Names of functions
   * - `notation/readFunctions.no-shared-byte`: No shared byte
   * - `notation/readFunctions.sizes`: Sizes
   * - `notation/readFrontMatter.usual-evidence`: Usual evidence
   * - `notation/readClaims.markers`: Markers
   * - `notation/readClaims.choices`: Choices
   * - `notation/readClaims.items-below-items`: Items below items
   * - `notation/readClaims.sub-headings`: Sub-headings
   * - `notation/readClaims.ids`: Ids
   * - `notation/readClaims.unmarked-numbers`: Unmarked numbers
   * - `notation/readCases.unbound-numbers`: Unbound numbers
   * - `notation/readCases.other-units`: Other units
   * - `notation/readCases.untestable`: Untestable
   * - `notation/readRows.columns-of-cases`: Columns of cases
   * - `notation/readRows.empty-cells`: Empty cells
   * - `notation/readCases.signature-line`: Signature line
   * - `notation/readCases.shared-givens`: Shared givens
   * - `notation/readLine.for`: For
   * - `notation/readSpan.calls`: Calls
   * - `notation/readSpan.errors`: Errors
   * - `notation/readLine.then`: Then
   * - `notation/readLine.when`: When
   * - `notation/readLine.arguments`: Arguments
   * - `notation/readLine.long-lines`: Long lines
   * - `notation/readLine.parts`: Parts
   * - `notation/readLine.about`: About
   * - `notation/readSpan.whole-and-part`: Whole and part
   * - `notation/readCases.one-meaning`: One meaning
   * - `notation/readLine.given`: Given
   * - `notation/readSpan.tolerances`: Tolerances
   * - `notation/readLine.a-name-of-its-own`: A name of its own
   * - `notation/readCases.names-of-cases`: Names of cases
   * - `notation/readCases.line-first`: Line first
   */
  readonly change: (givens: ChangeGivens) => void | Promise<void>
  /**
   * `append(text: text)`
   *
   * Checks:
   * - `notation/readUnit.limits`: Limits
   */
  readonly append: (givens: AppendGivens) => void | Promise<void>
  /**
   * `saveOnWindows()`
   *
   * Checks:
   * - `notation/readUnit.line-ends`: Line ends
   */
  readonly saveOnWindows: () => void | Promise<void>
  /**
   * `broken() → text[]`
   *
   * Checks:
   * - `notation/readClaims.items`: Items
   * - `notation/readClaims.rows`: Rows
   * - `notation/readClaims.ids`: Ids
   * - `notation/readCases.names-of-cases`: Names of cases
   * - `notation/readFunctions.of-the-original`: Of the original
   * - `notation/readUnit.line-ends`: Line ends
   * - `notation/readUnit.limits`: Limits
   * - `notation/readUnit.all-at-once`: All at once
   * - `notation/readFrontMatter.missing`: Missing
   * - `notation/readFrontMatter.origin`: Origin
   * - `notation/readFunctions.of-our-own`: Of our own
   * - `notation/readFunctions.total`: Total
   * - `notation/readFunctions.names-of-functions`: Names of functions
   * - `notation/readFunctions.no-shared-byte`: No shared byte
   * - `notation/readFunctions.sizes`: Sizes
   * - `notation/readClaims.items-below-items`: Items below items
   * - `notation/readClaims.sub-headings`: Sub-headings
   * - `notation/readClaims.unmarked-numbers`: Unmarked numbers
   * - `notation/readCases.other-units`: Other units
   * - `notation/readCases.untestable`: Untestable
   * - `notation/readRows.columns-of-cases`: Columns of cases
   * - `notation/readRows.empty-cells`: Empty cells
   * - `notation/readCases.signature-line`: Signature line
   * - `notation/readLine.then`: Then
   * - `notation/readLine.when`: When
   * - `notation/readLine.arguments`: Arguments
   * - `notation/readLine.long-lines`: Long lines
   * - `notation/readLine.parts`: Parts
   * - `notation/readLine.about`: About
   * - `notation/readSpan.whole-and-part`: Whole and part
   * - `notation/readCases.one-meaning`: One meaning
   * - `notation/readLine.given`: Given
   * - `notation/readLine.a-name-of-its-own`: A name of its own
   * - `notation/readCases.line-first`: Line first
   */
  readonly broken: () => readonly string[] | Promise<readonly string[]>
  /**
   * `lines() → u32[]`
   *
   * Checks:
   * - `notation/readUnit.line-ends`: Line ends
   */
  readonly lines: () => readonly number[] | Promise<readonly number[]>
  /**
   * `functions() → text[]`
   *
   * Checks:
   * - `notation/readClaims.items`: Items
   * - `notation/readClaims.rows`: Rows
   * - `notation/readClaims.ids`: Ids
   * - `notation/readCases.names-of-cases`: Names of cases
   * - `notation/readFunctions.of-the-original`: Of the original
   * - `notation/readFrontMatter.origin`: Origin
   * - `notation/readFunctions.of-our-own`: Of our own
   * - `notation/readFunctions.total`: Total
   * - `notation/readFunctions.names-of-functions`: Names of functions
   */
  readonly functions: () => readonly string[] | Promise<readonly string[]>
  /**
   * `claims() → text[]`
   *
   * Checks:
   * - `notation/readClaims.items`: Items
   * - `notation/readClaims.rows`: Rows
   * - `notation/readClaims.ids`: Ids
   * - `notation/readCases.names-of-cases`: Names of cases
   * - `notation/readFunctions.of-the-original`: Of the original
   * - `notation/readUnit.line-ends`: Line ends
   * - `notation/readClaims.items-below-items`: Items below items
   * - `notation/readClaims.sub-headings`: Sub-headings
   */
  readonly claims: () => readonly string[] | Promise<readonly string[]>
  /**
   * `evidence(claim: text) → text`
   *
   * Checks:
   * - `notation/readFrontMatter.usual-evidence`: Usual evidence
   * - `notation/readClaims.markers`: Markers
   * - `notation/readClaims.choices`: Choices
   */
  readonly evidence: (givens: EvidenceGivens) => string | Promise<string>
  /**
   * `says(claim: text) → text`
   *
   * Checks:
   * - `notation/readClaims.items-below-items`: Items below items
   * - `notation/readClaims.ids`: Ids
   */
  readonly says: (givens: SaysGivens) => string | Promise<string>
  /**
   * `cases() → text[]`
   *
   * Checks:
   * - `notation/readClaims.items`: Items
   * - `notation/readClaims.rows`: Rows
   * - `notation/readClaims.ids`: Ids
   * - `notation/readCases.names-of-cases`: Names of cases
   * - `notation/readFunctions.of-the-original`: Of the original
   * - `notation/readUnit.line-ends`: Line ends
   */
  readonly cases: () => readonly string[] | Promise<readonly string[]>
  /**
   * `checks(name: text) → text[]`
   *
   * Checks:
   * - `notation/readCases.links`: Links
   * - `notation/readCases.other-units`: Other units
   */
  readonly checks: (givens: ChecksGivens) => readonly string[] | Promise<readonly string[]>
  /**
   * `reads(name: text) → text[]`
   *
   * Checks:
   * - `notation/readCases.signature-line`: Signature line
   * - `notation/readSpan.givens`: Givens
   * - `notation/readSpan.expected-values`: Expected values
   * - `notation/readSpan.tolerances`: Tolerances
   * - `notation/readFrontMatter.tolerance`: Tolerance
   * - `notation/readCases.missing-givens`: Missing givens
   * - `notation/readRows.columns-of-cases`: Columns of cases
   * - `notation/readRows.empty-cells`: Empty cells
   * - `notation/readCases.shared-givens`: Shared givens
   * - `notation/readCases.step-line`: Step line
   * - `notation/readLine.for`: For
   * - `notation/readLine.given`: Given
   * - `notation/readLine.let`: Let
   * - `notation/readLine.when`: When
   * - `notation/readLine.then`: Then
   * - `notation/readLine.throws`: Throws
   * - `notation/readLine.bound-names`: Bound names
   * - `notation/readSpan.calls`: Calls
   * - `notation/readSpan.errors`: Errors
   * - `notation/readLine.arguments`: Arguments
   * - `notation/readLine.long-lines`: Long lines
   * - `notation/readLine.parts`: Parts
   * - `notation/readLine.about`: About
   * - `notation/readSpan.whole-and-part`: Whole and part
   * - `notation/readCases.one-meaning`: One meaning
   * - `notation/readLine.a-name-of-its-own`: A name of its own
   * - `notation/readCases.names-of-cases`: Names of cases
   */
  readonly reads: (givens: ReadsGivens) => readonly string[] | Promise<readonly string[]>
  /**
   * `runs(name: text) → u32`
   *
   * Checks:
   * - `notation/readLine.for`: For
   */
  readonly runs: (givens: RunsGivens) => number | Promise<number>
  /**
   * `untestable() → text[]`
   *
   * Checks:
   * - `notation/readCases.untestable`: Untestable
   */
  readonly untestable: () => readonly string[] | Promise<readonly string[]>
  /**
   * `unmarked() → text[]`
   *
   * Checks:
   * - `notation/readClaims.unmarked-numbers`: Unmarked numbers
   */
  readonly unmarked: () => readonly string[] | Promise<readonly string[]>
  /**
   * `unbound() → text[]`
   *
   * Checks:
   * - `notation/readCases.unbound-numbers`: Unbound numbers
   */
  readonly unbound: () => readonly string[] | Promise<readonly string[]>
  /**
   * `check(state: State, through: text[] = ["0x00001000"], claim: text = "lift/Lift_Call.going", compared: u32 = 1, entered: bool = true)`
   *
   * Checks:
   * - `notation/judgeClaim.proven`: Proven
   * - `notation/judgeClaim.refuted`: Refuted
   * - `notation/judgeClaim.untested`: Untested
   * - `notation/judgeClaim.unexercised`: Unexercised
   * - `notation/judgeClaim.waived`: Waived
   * - `notation/judgeClaim.choices`: Choices
   */
  readonly check: (givens: CheckGivens) => void | Promise<void>
  /**
   * `waive(until: text, claim: text = "lift/Lift_Call.going")`
   *
   * Checks:
   * - `notation/judgeClaim.waived`: Waived
   */
  readonly waive: (givens: WaiveGivens) => void | Promise<void>
  /**
   * `standing(claim: text = "lift/Lift_Call.going", today: text = "2026-10-12") → Standing`
   *
   * Checks:
   * - `notation/judgeClaim.proven`: Proven
   * - `notation/judgeClaim.refuted`: Refuted
   * - `notation/judgeClaim.untested`: Untested
   * - `notation/judgeClaim.unexercised`: Unexercised
   * - `notation/judgeClaim.waived`: Waived
   * - `notation/judgeClaim.choices`: Choices
   */
  readonly standing: (givens: StandingGivens) => Standing | Promise<Standing>
}
