import { describe, expect, test } from 'vitest'
import { RULES } from '../../src/model/index.ts'
import { testedDemo, UNIT } from './repository.ts'

function lines(line: string): string[] {
  const { code, out, err } = testedDemo().run(line)
  expect([code, err]).toEqual([0, 'Looked at 1 unit, 3 functions, 6 claims, 6 cases, 1 test, 4 tags in 0.25 s.\n'])
  return out.split('\n').slice(0, -1)
}

describe('list', () => {
  test('shows units when nothing is asked for', () => {
    expect(lines('list')).toEqual([
      'unit  title     functions  constants  claims  proven  cases  package',
      'demo  Counting          3          2       6       6      6  packages/demo',
    ])
  })

  test('shows where functions are implemented', () => {
    expect(lines('list functions')).toEqual([
      'function    name            bytes  file         claims  code',
      '0x00001000  Counter_Add        32  counter.cpp       3  packages/demo/src/index.ts:10 add',
      '0x00001020  Mean_Of            24  unknown           2  packages/demo/src/index.ts:20 mean',
      '0x00001038  Counter_Delete      8  counter.cpp       0  without counterpart',
    ])
  })

  test('shows how claims stand', () => {
    expect(lines('list claims --unit demo')[1]).toBe(
      'proven         1  choice            demo/Choices.fresh-counter  spec/units/demo.md:66',
    )
    expect(lines('list claims --standing untested')).toEqual(['standing  checks  evidence  claim  place'])
  })

  test('shows cases and constants', () => {
    expect(lines('list cases')).toHaveLength(7)
    expect(lines('list constants')[2]).toMatch(
      /^demo\/HALF +0\.5 {2}0x3f000000 {2}packages\/demo\/src\/index\.ts:4 HALF$/,
    )
  })

  test.each(['units', 'functions', 'claims', 'cases', 'constants'])('shows %s as JSON', (what) => {
    const rows: Record<string, unknown>[] = JSON.parse(lines(`list ${what} --format json`).join('\n'))
    const [titles, ...others] = lines(`list ${what}`)
    expect(rows).toHaveLength(others.length)
    for (const row of rows) expect(Object.keys(row)).toEqual(titles?.split(/ +/))
  })

  test('says that there are findings', () => {
    const repository = testedDemo()
    repository.edit(UNIT, '3 functions, 64 bytes.', '3 functions, 60 bytes.')
    expect(repository.run('list')).toMatchObject({
      code: 0,
      err: expect.stringContaining('`litspec check` shows them'),
    })
  })
})

describe('explain', () => {
  test('prints the page of a rule', () => {
    const { code, out } = testedDemo().run('explain claim/untested')
    expect(code).toBe(0)
    expect(out).toMatch(/^# claim\/untested\n[\s\S]+## Passes\n[\s\S]+## Fails\n/)
  })

  test('lists every rule', () => {
    const { code, out } = testedDemo().run('explain')
    expect(code).toBe(0)
    expect(
      out
        .split('\n')
        .slice(0, -1)
        .map((line) => line.split(' ')[0]),
    ).toEqual(Object.keys(RULES))
  })

  test('needs no repository', () => {
    const repository = testedDemo()
    repository.remove('litspec.config.json')
    expect(repository.run('explain').code).toBe(0)
  })
})
