import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import type { ClaimVerdict, Evidence, Finding } from '../../src/model/index.ts'
import { readUnits } from '../../src/read/index.ts'
import { claimsText, jsonReport } from '../../src/report/index.ts'
import { writeGenerated } from '../../src/write/index.ts'
import { demoProject } from '../demoProject.ts'
import { hostileUnit } from './hostileUnit.ts'
import { place } from './models.ts'

const files = writeGenerated([...readUnits(demoProject()).units, hostileUnit()])

/** A validator that gives the messages of what is wrong. */
function validator(name: string): (data: unknown) => string[] {
  const ajv = new Ajv2020({ strict: true, strictTuples: false, allowUnionTypes: true, allErrors: true })
  const validate = ajv.compile(JSON.parse(files.get(`schema/${name}.json`) as string) as object)
  return (data) =>
    validate(data) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
}

const EVIDENCE: Evidence = {
  format: 1,
  unit: 'demo',
  fixture: 'a'.repeat(64),
  inputs: { 'spec/units/demo.md': 'b'.repeat(64) },
  tests: [
    {
      kind: 'case',
      id: 'demo/mean.of-two',
      file: 'spec/units/demo.md',
      line: 73,
      claims: [],
      state: 'passed',
      compared: 1,
      ran: ['0x00001020'],
      entered: ['packages/demo'],
    },
  ],
  errors: [],
}

const FINDING: Finding = {
  ruleId: 'orig/unknown-address',
  reason: 'Unexpected this, expected that',
  place: place(3, 4),
}

const TOTALS = { units: 1, functions: 3, claims: 6, cases: 6, tests: 0, tags: 4 }

describe('the schema of fixtures', () => {
  const validate = validator('fixture')
  const fixture = JSON.parse(files.get('fixtures/demo.json') as string) as Record<string, unknown>

  test('accepts what is written', () => {
    expect(validate(fixture)).toEqual([])
    expect(validate(JSON.parse(files.get('fixtures/hostile.json') as string))).toEqual([])
  })

  test('refuses another format, a key too many and a key too few', () => {
    expect(validate({ ...fixture, format: 2 })).toEqual(['/format must be equal to constant'])
    expect(validate({ ...fixture, more: 1 })).toEqual([' must NOT have additional properties'])
    expect(validate({ ...fixture, claims: undefined })).toEqual([" must have required property 'claims'"])
  })
})

describe('the schema of claims', () => {
  const validate = validator('claims')
  const { units } = readUnits(demoProject())
  const verdicts: ClaimVerdict[] = units.flatMap(({ claims }) =>
    claims.map((claim) => ({ claim, unit: 'demo', standing: 'proven', checkedBy: ['demo/mean.of-two'] })),
  )
  const release = { name: '@demo/demo', version: '1.2.0' }
  const measured = new Map([[verdicts[0]?.claim.id ?? '', { mutants: 7, killed: 5 }]])
  const hashOf = (): string => 'c'.repeat(64)
  const text = claimsText({ package: release, specification: release, units, verdicts, hashOf, strengths: measured })

  test('accepts what is written', () => {
    expect(validate(JSON.parse(text))).toEqual([])
  })

  test('refuses a strength that is no pair of counts', () => {
    expect(text).toContain('"strength": { "mutants": 7, "killed": 5 }')
    expect(validate(JSON.parse(text.replace('"mutants": 7', '"mutants": -7'))).join()).toContain('must be >= 0')
    expect(validate(JSON.parse(text.replace(/"strength": null,\s*/, ''))).join()).toContain(
      "required property 'strength'",
    )
  })

  test('refuses a standing that does not exist', () => {
    expect(validate(JSON.parse(text.replace('proven', 'likely')))).toEqual([
      '/units/0/claims/0/standing must be equal to one of the allowed values',
    ])
  })
})

describe('the schema of evidence', () => {
  const validate = validator('evidence')

  test('accepts evidence', () => {
    expect(validate(EVIDENCE)).toEqual([])
  })

  test('refuses a state that does not exist and a hash that is none', () => {
    expect(validate({ ...EVIDENCE, tests: [{ ...EVIDENCE.tests[0], state: 'green' }] })).toEqual([
      '/tests/0/state must be equal to one of the allowed values',
    ])
    expect(validate({ ...EVIDENCE, fixture: 'A'.repeat(64) })).toEqual(['/fixture must match pattern "^[0-9a-f]{64}$"'])
  })
})

describe('the schema of findings', () => {
  const validate = validator('findings')

  test('accepts findings with and without what is optional', () => {
    const full: Finding = { ...FINDING, fix: 'x', note: 'y', related: [{ message: 'first here', place: place() }] }
    expect(validate(JSON.parse(jsonReport({ findings: [FINDING, full], totals: TOTALS })))).toEqual([])
  })

  test('refuses a finding without a place', () => {
    const text = jsonReport({ findings: [FINDING], totals: TOTALS }).replace('"line"', '"row"')
    expect(validate(JSON.parse(text))).toEqual([
      "/findings/0 must have required property 'line'",
      '/findings/0 must NOT have additional properties',
    ])
  })
})
