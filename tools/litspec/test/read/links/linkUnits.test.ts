import { expect, test } from 'vitest'
import { linkUnits, readUnit } from '../../../src/read/index.ts'
import { config, demoFiles } from '../../demoProject.ts'

const TEXT = demoFiles.get('spec/units/demo.md') ?? ''

function unitAt(file: string, text = TEXT): NonNullable<ReturnType<typeof readUnit>['unit']> {
  const { unit, findings } = readUnit(file, text, config)
  if (!unit || findings.length > 0) throw new Error(JSON.stringify(findings))
  return unit
}

const moved = TEXT.replaceAll('0x000010', '0x000020')

test('two units in different folders cannot have one slug', () => {
  const units = [unitAt('spec/units/demo.md'), unitAt('spec/more/demo.md', moved)]
  expect(linkUnits(units, config)).toMatchObject([
    {
      ruleId: 'unit/duplicate-slug',
      reason: 'Unexpected second unit `demo`, expected a slug of its own',
      place: { file: 'spec/more/demo.md', start: { line: 1, column: 1 } },
      related: [{ message: 'first here', place: { file: 'spec/units/demo.md' } }],
    },
  ])
})

test('a function of one unit cannot stand inside a function of another', () => {
  const other = moved.replace('slug: demo', 'slug: other').replaceAll('0x00002020', '0x00001010')
  const { unit, findings } = readUnit('spec/units/other.md', other, config)
  expect(findings.map(({ ruleId }) => ruleId)).toEqual(['functions/order'])
  expect(unit && linkUnits([unitAt('spec/units/demo.md'), unit], config)).toMatchObject([
    {
      ruleId: 'functions/overlap',
      reason: 'Unexpected address `0x00001020`, expected an address from `0x00001028`, behind `Mean_Of`',
      place: { file: 'spec/units/demo.md', start: { line: 22, column: 3 } },
      related: [{ message: '`Mean_Of` begins here', place: { file: 'spec/units/other.md' } }],
    },
    {
      ruleId: 'functions/overlap',
      reason: 'Unexpected address `0x00001010`, expected an address from `0x00001020`, behind `Counter_Add`',
      place: { file: 'spec/units/other.md', start: { line: 22, column: 3 } },
    },
  ])
})

test('a link of a signature paragraph is one link, however many cases stand below it', () => {
  const wrong = TEXT.replace('#Mean_Of.two-numbers', '#Mean_Of.two-number')
  expect(linkUnits([unitAt('spec/units/demo.md', wrong)], config)).toMatchObject([
    {
      ruleId: 'links/unknown-claim',
      reason: 'Unexpected link to `demo/Mean_Of.two-number`, expected `demo/Mean_Of.two-numbers`',
      fix: '#Mean_Of.two-numbers',
    },
  ])
})

test('a link to a claim that another finding may have hidden is not wrong, too', () => {
  const wrong = readUnit('spec/units/demo.md', TEXT.replace('- **Fresh counter.** A', '- A'), config)
  expect(wrong.findings.map(({ ruleId }) => ruleId)).toEqual(['claims/no-lead'])
  expect(linkUnits(wrong.unit ? [wrong.unit] : [], config).map(({ ruleId }) => ruleId)).toEqual(['links/unknown-claim'])
  expect(linkUnits(wrong.unit ? [wrong.unit] : [], config, wrong.findings)).toEqual([])
})

test('nothing is wrong with no units', () => {
  expect(linkUnits([], config)).toEqual([])
})
