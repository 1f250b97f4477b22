import type { ClaimVerdict, Evidence, Project, Strength, TestRecord, UnitModel } from '@coney/litspec'
import type { CaseOutcome } from './specification.ts'

/** What speaks for a claim. */
export interface Check {
  readonly kind: 'case' | 'test'
  readonly id: string
  /** A case's title, or the last part of a test's name. */
  readonly title: string
  readonly file: string
  readonly line: number
  readonly outcome: CaseOutcome
  /** How many comparisons it made, all runs of it together. */
  readonly compared: number
  /** Keys of the functions that ran. */
  readonly ran: readonly string[]
}

/** A claim, how it stands, and everything that checks it. */
export interface Proof extends ClaimVerdict {
  readonly checks: readonly Check[]
  /** How well its cases notice a change of the code, where that was measured on this code. */
  readonly strength: Strength | undefined
}

/** What the test runs recorded, by the id of the case or test; a case with `for` values has a record for each. */
export function recordsOf({ files }: Project): ReadonlyMap<string, readonly TestRecord[]> {
  const records = new Map<string, TestRecord[]>()
  for (const [path, text] of files) {
    if (!path.includes('/.evidence/')) continue
    for (const record of (JSON.parse(text) as Evidence).tests) {
      records.set(record.id, [...(records.get(record.id) ?? []), record])
    }
  }
  return records
}

/** One failure outweighs any number of passes. */
export function outcomeOf(records: readonly TestRecord[] | undefined): CaseOutcome {
  if (records?.some(({ state }) => state === 'failed')) return 'failed'
  return records?.some(({ state, compared }) => state === 'passed' && compared > 0) ? 'passed' : 'not run'
}

/** Gathers what checks each claim. The standing is the judge's; nothing is judged here. */
export function proofsOf(
  units: readonly UnitModel[],
  claims: readonly ClaimVerdict[],
  records: ReadonlyMap<string, readonly TestRecord[]>,
  strengths: ReadonlyMap<string, Strength>,
): ReadonlyMap<string, Proof> {
  const byClaim = new Map<string, Check[]>()
  const add = (claim: string, check: Check): void => {
    byClaim.set(claim, [...(byClaim.get(claim) ?? []), check])
  }
  for (const one of units.flatMap(({ cases }) => cases)) {
    const { file, start } = one.title.place
    const check = toCheck('case', one.id, one.title.value, file, start.line, records.get(one.id))
    for (const claim of new Set(one.checks.map(({ value }) => value))) add(claim, check)
  }
  for (const [id, same] of records) {
    const [first] = same
    if (first?.kind !== 'test') continue
    const check = toCheck('test', id, id.split(' > ').at(-1) ?? id, first.file, first.line, same)
    for (const claim of new Set(same.flatMap((record) => record.claims))) add(claim, check)
  }
  return new Map(
    claims.map((verdict) => {
      const { id } = verdict.claim
      return [id, { ...verdict, checks: byClaim.get(id) ?? [], strength: strengths.get(id) }]
    }),
  )
}

function toCheck(
  kind: Check['kind'],
  id: string,
  title: string,
  file: string,
  line: number,
  records: readonly TestRecord[] | undefined,
): Check {
  const compared = (records ?? []).reduce((sum, record) => sum + record.compared, 0)
  const ran = [...new Set((records ?? []).flatMap((record) => record.ran))].sort()
  return { kind, id, title, file, line, outcome: outcomeOf(records), compared, ran }
}
