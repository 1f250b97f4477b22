import { describe, expect, test } from 'vitest'
import { pictureOfCase, picturesOfUnit, type FixtureCase } from '../../src/pictures/index.ts'
import { caseOf, fixture } from './fixtures.ts'
import { number, ofClass, parseXml } from './xml.ts'

const unit = fixture('streamed-world')
const release = caseOf(unit, 'two-worlds.release')

/** Columns from left to right, each with the states that stand in it by their sector, and whatever words. */
function columnsOf(one: FixtureCase) {
  const root = parseXml(pictureOfCase(one)!.svg)
  const columns = ofClass(root, 'moment').map((moment) => {
    const states = ofClass(moment, 'state')
    return {
      states: Object.fromEntries(
        states.map(({ attributes }) => [attributes['data-sector'], Number(attributes['data-state'])]),
      ),
      lefts: states.map((state) => number(state.children[0], 'x')),
      rows: states.map((state) => number(state.children[0], 'y')),
      text: moment.text,
    }
  })
  return { root, columns }
}

describe('the life of a part', () => {
  test('has a column for each moment, with the states that the case expects', () => {
    const { root, columns } = columnsOf(release)
    expect(columns.map(({ states }) => states)).toEqual([
      { 'S 0': 4, 'S 1': 3, 'S 2': 2 },
      { 'S 0': 4, 'S 1': 4, 'S 2': 4 },
    ])
    expect(columns.map(({ text }) => /loaded$|not there0$/.exec(text)?.[0])).toEqual(['loaded', 'not there0'])
    expect(root.text).toContain('unload part 1: false')
    expect(Math.min(...columns[1]!.lefts)).toBeGreaterThan(Math.max(...columns[0]!.lefts))
    expect(columns[1]!.rows).toEqual(columns[0]!.rows)
  })

  test('changes with its case', () => {
    const changed: FixtureCase = JSON.parse(JSON.stringify(release).replace('"is":3,', '"is":2,'))
    const [first, second] = columnsOf(changed).columns
    expect(first!.states).toEqual({ 'S 0': 4, 'S 1': 2, 'S 2': 2 })
    expect(second!.states).toEqual({ 'S 0': 4, 'S 1': 4, 'S 2': 4 })
  })

  test('tells of bytes where the case does', () => {
    const { columns } = columnsOf(caseOf(fixture('streaming'), 'streaming.the-end'))
    expect(columns.map(({ text }) => text)).toEqual(['1,070', '0', 'not there', '0'])
  })

  test('is a picture of the unit', () => {
    const named = picturesOfUnit(unit).find(({ name }) => name === 'streamed-world-release')
    expect(named?.section).toBe('WorldSector_ReleaseAtomic')
  })
})
