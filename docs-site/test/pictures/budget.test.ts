import { describe, expect, test } from 'vitest'
import { pictureOfCase, picturesOfUnit, type Fixture } from '../../src/pictures/index.ts'
import { caseOf, fixture } from './fixtures.ts'
import { made, madeCase, type MadeStep } from './made.ts'
import { number, ofClass, parseXml, type Node } from './xml.ts'

const pool = (name: string, bytes: number): unknown => ({ record: { name, bytes } })
const usedAt = (what: string, is: number): MadeStep => ({ call: 'usedAt', with: { what }, is })

const load = madeCase('world-manager/levels.in-this-order', [
  { call: 'loadLevel' },
  usedAt('size level1.lev', 600),
  usedAt('world level1s', 900),
  usedAt('level level1', 1400),
  { call: 'pools', is: [pool('Global Data Pool', 600), pool('World Level Pool', 300), pool('level1s', 500)] },
])
const unload = madeCase('world-manager/levels.given-back', [
  { call: 'unload' },
  usedAt('flush', 1400),
  usedAt('release level1', 900),
  { call: 'used', is: 600 },
])

describe('the budget over a load and an unload', () => {
  const unit = made('world-manager', [load, unload], {
    constants: [{ name: ['SECTOR_POOL_BYTES', '1:1'], value: [14000, '1:1'] }],
  })
  const [picture] = picturesOfUnit(unit)
  const root = parseXml(picture!.svg)
  const readings = ofClass(root, 'reading')
  const widths = (node: Node): readonly number[] => ofClass(node, 'part').map((part) => number(part, 'width'))

  test('has a bar for each reading, as long as what is taken', () => {
    const used = [600, 900, 1400, 1400, 900, 600]
    expect(readings.map(({ attributes }) => Number(attributes['data-used']))).toEqual(used)
    const sums = readings.map((reading) => widths(reading).reduce((sum, width) => sum + width, 0))
    sums.forEach((sum, index) => expect(Math.abs(sum / sums[2]! - used[index]! / 1400)).toBeLessThan(1e-3))
  })

  test('is made of pools that come and go', () => {
    const counts = [1, 2, 3, 3, 2, 1]
    expect(readings.map((reading) => ofClass(reading, 'part').length)).toEqual(counts)
    const fills = ofClass(readings[2]!, 'part').map(({ attributes }) => attributes['fill'])
    expect(new Set(fills).size).toBe(3)
    // What goes is the part of that size, and the others keep their colours.
    expect(ofClass(readings[4]!, 'part').map(({ attributes }) => attributes['fill'])).toEqual(fills.slice(0, 2))
    for (const name of ['Global Data Pool', 'World Level Pool', 'level1s']) expect(root.text).toContain(name)
  })

  test('says how much of the whole pool that is', () => {
    const [whole] = ofClass(root, 'whole')
    const [all, most] = whole!.children.filter(({ name }) => name === 'rect').map((rect) => number(rect, 'width'))
    expect(most! / all!).toBeCloseTo(1400 / 14000, 3)
  })

  test('is drawn for a single case as well, and for none that hardly reads it', () => {
    expect(ofClass(parseXml(pictureOfCase(load)!.svg), 'reading').length).toBe(3)
    expect(
      pictureOfCase(madeCase('world-manager/levels.short', [usedAt('flush', 1), usedAt('end', 2)])),
    ).toBeUndefined()
    expect(picturesOfUnit(made('world-manager', []))).toEqual([])
  })
})

describe('the budget of the world manager', () => {
  const unit = fixture('world-manager')

  function drawn(source: Fixture): Node {
    return parseXml(picturesOfUnit(source).find(({ name }) => name === 'world-manager-budget')!.svg)
  }

  const usedIn = (root: Node): readonly number[] =>
    ofClass(root, 'reading').map(({ attributes }) => Number(attributes['data-used']))

  /** Numbers as the two cases of the unit write them, a reading each. */
  const told = ['levels.in-this-order', 'levels.what-is-given-back-in-order'].flatMap((id) =>
    caseOf(unit, id).statements.flatMap(({ call, expect: [is] = [] }) =>
      (call === 'usedAt' || call === 'used') && typeof is?.is === 'number' ? [is.is] : [],
    ),
  )

  test('has the readings of the load and then those of the unload', () => {
    expect(told.length).toBe(14)
    expect(usedIn(drawn(unit))).toEqual(told)
  })

  test('has bars in proportion, and a rim as wide as what has gone', () => {
    const readings = ofClass(drawn(unit), 'reading')
    const widthOf = (node: Node): number => ofClass(node, 'part').reduce((sum, part) => sum + number(part, 'width'), 0)
    const perByte = widthOf(readings[6]!) / told[6]!
    readings.forEach((reading, index) => {
      expect(Math.abs(widthOf(reading) - told[index]! * perByte)).toBeLessThan(0.1)
      const [gone] = ofClass(reading, 'gone')
      const less = index === 7 ? 0 : Math.max(0, (told[index - 1] ?? 0) - told[index]!)
      expect(gone === undefined ? 0 : number(gone, 'width')).toBeCloseTo(less * perByte, 1)
    })
  })

  test('changes with its case', () => {
    // A larger s world: 100000 bytes more from the step in which it is read.
    const changed: Fixture = JSON.parse(JSON.stringify(unit).replaceAll('1436654', '1536654'))
    expect(usedIn(drawn(changed)).slice(3, 5)).toEqual([1536654, 1536654])
  })
})
