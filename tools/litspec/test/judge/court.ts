import type { JudgeInput } from '../../src/judge/index.ts'
import type {
  Case,
  Claim,
  Evidence,
  FunctionTag,
  RuleId,
  TestRecord,
  UnitModel,
  Waiver,
} from '../../src/model/index.ts'
import { functionRow, located, place, unitModel } from '../write/models.ts'

export const ADD = '0x00001000'
export const MEAN = '0x00001020'
export const EVIDENCE = 'packages/demo/.evidence/demo.json'
export const SOURCE = 'packages/demo/src/index.ts'
export const TEST = 'packages/demo/test/more.test.ts'

/** The package of the unit. */
export const HOME = 'packages/demo'

const FIXTURE = hash('f')

/** A digest that can be told from others. */
export function hash(letter: string): string {
  return letter.repeat(64)
}

export function claim(id: string, line: number, key?: string): Claim {
  const [, section = '', lead = ''] = /^demo\/(\w+)\.(.+)$/.exec(id) ?? []
  return {
    id,
    section,
    ...(key === undefined ? {} : { function: key }),
    lead: located(lead, line, 4),
    text: lead,
    evidence: 'confirmed (code)',
  }
}

export function caseOf(id: string, line: number, checks: readonly string[]): Case {
  return {
    id,
    title: located(id, line, 5),
    headings: [],
    suite: 0,
    checks: checks.map((one) => located(one, line, 40)),
    loops: [],
    statements: [],
    place: place(line),
  }
}

export const unit: UnitModel = unitModel({
  functions: [functionRow(ADD, 'Counter_Add', 'counter.cpp', 20), functionRow(MEAN, 'Mean_Of', 'unknown', 21)],
  claims: [
    claim('demo/Counter_Add.adding', 50, ADD),
    claim('demo/Mean_Of.two-numbers', 60, MEAN),
    claim('demo/Choices.fresh-counter', 70),
  ],
  cases: [
    caseOf('demo/add.adds', 80, ['demo/Counter_Add.adding']),
    caseOf('demo/mean.of-two', 81, ['demo/Mean_Of.two-numbers']),
    caseOf('demo/add.fresh', 82, ['demo/Choices.fresh-counter']),
  ],
})

export function tag(key: string): FunctionTag {
  return { kind: 'function', key, place: { ...place(), file: SOURCE }, declaration: 'f', entry: 0 }
}

export function record(id: string, ran: readonly string[], more: Partial<TestRecord> = {}): TestRecord {
  return {
    kind: 'case',
    id,
    file: unit.file,
    line: 80,
    claims: [],
    state: 'passed',
    compared: 1,
    ran,
    entered: [HOME],
    ...more,
  }
}

/** A record of an ordinary test that names claims. */
export function testimony(claims: readonly string[], more: Partial<TestRecord> = {}): TestRecord {
  return record(`${TEST} > more`, [ADD, MEAN], { kind: 'test', file: TEST, line: 12, claims, ...more })
}

export const records: readonly TestRecord[] = [
  record('demo/add.adds', [ADD]),
  record('demo/mean.of-two', [MEAN]),
  record('demo/add.fresh', [ADD]),
]

export function evidence(more: Partial<Evidence> = {}): Evidence {
  return {
    format: 1,
    unit: 'demo',
    fixture: FIXTURE,
    inputs: {
      [unit.file]: hash('a'),
      'packages/demo/test/driver.ts': hash('b'),
      [SOURCE]: hash('c'),
      [TEST]: hash('d'),
    },
    tests: records,
    errors: [],
    ...more,
  }
}

/** Everything in order: each claim is proven and nothing is found. Tests flip one thing. */
export const sound: JudgeInput = {
  units: [unit],
  tags: [tag(ADD), tag(MEAN)],
  evidence: [{ file: EVIDENCE, evidence: evidence() }],
  fixtures: new Map([['demo', FIXTURE]]),
  inputs: new Map(Object.entries(evidence().inputs)),
  waivers: [],
  today: '2026-11-30',
}

/** The sound input with other evidence. */
export function withEvidence(more: Partial<Evidence>): JudgeInput {
  return { ...sound, evidence: [{ file: EVIDENCE, evidence: evidence(more) }] }
}

/** The sound input with other records. */
export function withRecords(...tests: readonly TestRecord[]): JudgeInput {
  return withEvidence({ tests })
}

/** The records, one of them replaced by others. */
export function replacing(id: string, ...others: readonly TestRecord[]): JudgeInput {
  return withRecords(...records.flatMap((one) => (one.id === id ? others : [one])))
}

export function waiver(id: string, until: string): Waiver {
  const at = { ...place(7, 3, id.length), file: 'spec/waivers.md' }
  return { claim: { value: id, place: at }, until: { value: until, place: at }, reason: 'later' }
}

/** What a finding says, short enough to compare: rule, file and line. */
export function spots(
  findings: readonly { ruleId: RuleId; place: { file: string; start: { line: number } } }[],
): string[] {
  return findings.map(({ ruleId, place: at }) => `${ruleId} ${at.file}:${at.start.line}`)
}
