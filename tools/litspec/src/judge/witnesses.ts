import type { Case, Evidence, Place, TestRecord, UnitModel } from '../model/index.ts'
import { recordPlace } from './places.ts'

/** A case or a test that speaks for claims, with what all of its records together say. */
export interface Witness {
  readonly kind: 'case' | 'test'
  readonly id: string
  /** Ids of the claims it checks. */
  readonly claims: readonly string[]
  readonly place: Place
  /** `silent`: it did not run, or a run of it compared nothing. */
  readonly outcome: 'passed' | 'failed' | 'silent'
  /** Keys of the functions that ran each time it passed. */
  readonly ran: ReadonlySet<string>
  /** Folders of the packages that it entered each time it passed, the making of a driver apart. */
  readonly entered: ReadonlySet<string>
  readonly records: readonly TestRecord[]
}

/** Every case of the units, run or not, and every test that was recorded, sorted by id. */
export function witnessesOf(units: readonly UnitModel[], evidence: Iterable<Evidence>): Witness[] {
  const records = recordsById(evidence)
  const cases = units.flatMap((unit) => unit.cases).map((one) => caseWitness(one, records.case.get(one.id) ?? []))
  const tests = [...records.test].map(([id, same]) => testWitness(id, same))
  return [...cases, ...tests].sort((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)))
}

function recordsById(evidence: Iterable<Evidence>): Record<TestRecord['kind'], Map<string, TestRecord[]>> {
  const records = { case: new Map<string, TestRecord[]>(), test: new Map<string, TestRecord[]>() }
  for (const { tests } of evidence) {
    for (const record of tests) {
      const same = records[record.kind].get(record.id)
      if (same === undefined) records[record.kind].set(record.id, [record])
      else same.push(record)
    }
  }
  return records
}

function caseWitness({ id, checks, title }: Case, records: readonly TestRecord[]): Witness {
  return {
    kind: 'case',
    id,
    claims: checks.map(({ value }) => value),
    place: title.place,
    ...testimony(records),
    records,
  }
}

/** One test can be recorded by several runs, or for several units: it speaks for every claim that any record names. */
function testWitness(id: string, records: readonly TestRecord[]): Witness {
  const claims = [...new Set(records.flatMap((record) => record.claims))]
  return { kind: 'test', id, claims, place: recordPlace(records[0] as TestRecord), ...testimony(records), records }
}

/** One failure outweighs any number of passes, and so does a pass that compared nothing; being skipped says nothing. */
function testimony(records: readonly TestRecord[]): Pick<Witness, 'outcome' | 'ran' | 'entered'> {
  const passed = records.filter(({ state }) => state === 'passed')
  const nothing = { ran: new Set<string>(), entered: new Set<string>() }
  if (records.some(({ state }) => state === 'failed')) return { outcome: 'failed', ...nothing }
  if (passed.length === 0 || passed.some(({ compared }) => compared === 0)) return { outcome: 'silent', ...nothing }
  return {
    outcome: 'passed',
    ran: inAll(passed.map(({ ran }) => ran)),
    entered: inAll(passed.map(({ entered }) => entered)),
  }
}

function inAll([first = [], ...others]: readonly (readonly string[])[]): ReadonlySet<string> {
  return new Set(first.filter((name) => others.every((names) => names.includes(name))))
}
