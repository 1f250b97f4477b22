import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { RULES } from '../../src/model/index.ts'
import { githubReport, jsonReport, sarifReport, totalsLine } from '../../src/report/index.ts'
import { writeGenerated } from '../../src/write/index.ts'
import { at, finding, hostile, totals } from './findings.ts'

const findings = [finding, hostile]

test('JSON has the form that its schema states, sorted', () => {
  const report: unknown = JSON.parse(jsonReport({ findings, totals }))
  const schema = JSON.parse(writeGenerated([]).get('schema/findings.json') as string) as object
  const validate = new Ajv2020({ strict: true }).compile(schema)
  expect(validate(report), JSON.stringify(validate.errors)).toBe(true)
  expect(report).toMatchObject({
    format: 1,
    findings: [
      { ruleId: 'unit/html', file: 'spec/a,b:c %.md' },
      {
        ruleId: 'values/syntax',
        reason: finding.reason,
        file: 'spec/units/demo.md',
        line: 3,
        column: 42,
        endLine: 3,
        endColumn: 45,
        fix: '2.5',
        note: 'Write it so.',
        related: [{ message: 'first here', line: 4, column: 5, endLine: 4, endColumn: 11 }],
      },
    ],
    totals,
  })
})

test('GitHub annotations carry place, rule and everything that helps, and nothing breaks out of them', () => {
  const [first, second, rest] = githubReport({ findings }).split('\n')
  expect(first).toBe(
    '::error file=spec/a%2Cb%3Ac %25.md,line=1,col=1,title=unit/html::Unexpected 100%25, a::b%0D%0A::error::fake \u001b[2Jx',
  )
  expect(second).toBe(
    '::error file=spec/units/demo.md,line=3,col=42,endLine=3,endColumn=45,title=values/syntax::' +
      'Unexpected `1.5`, expected `2.5`%0Afix: 2.5%0AWrite it so.%0Afirst here: spec/units/demo.md:4:5',
  )
  expect(rest).toBe('')
})

test('SARIF names each rule once, points at it by index, and escapes addresses of files', () => {
  const log = JSON.parse(
    sarifReport({ findings: [finding, hostile, { ...finding, place: at(1, 1, 1, 2) }] }, { version: '1.2.3' }),
  )
  expect(log).toMatchObject({
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'litspec', semanticVersion: '1.2.3' } } }],
  })
  const [run] = log.runs
  expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(['unit/html', 'values/syntax'])
  expect(run.tool.driver.rules[0].shortDescription.text).toBe(RULES['unit/html'])
  for (const result of run.results) expect(run.tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId)
  expect(run.results[0].locations[0].physicalLocation.artifactLocation.uri).toBe('spec/a%2Cb%3Ac%20%25.md')
  expect(run.results[2]).toMatchObject({
    message: { text: 'Unexpected `1.5`, expected `2.5`. Write it so.' },
    locations: [{ physicalLocation: { region: { startLine: 3, startColumn: 42, endLine: 3, endColumn: 45 } } }],
    relatedLocations: [{ id: 0, message: { text: 'first here' } }],
    fixes: [{ artifactChanges: [{ replacements: [{ insertedContent: { text: '2.5' } }] }] }],
  })
})

test('nothing found is a well-formed report too', () => {
  expect(JSON.parse(jsonReport({ findings: [], totals })).findings).toEqual([])
  expect(githubReport({ findings: [] })).toBe('')
  expect(JSON.parse(sarifReport({ findings: [] }, { version: '0.0.0' })).runs[0].results).toEqual([])
})

test('the totals count in words', () => {
  expect(totalsLine(totals)).toBe('1 unit, 3 functions, 6 claims, 6 cases, 0 tests, 4 tags')
})
