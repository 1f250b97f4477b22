import { describe, expect, test } from 'vitest'
import { pictureOfCase, picturesOfUnit, type FixtureCase } from '../../src/pictures/index.ts'
import { axisOf, type Axis } from './axis.ts'
import { caseOf, fixture, givens, unwrap } from './fixtures.ts'
import { find, number, ofClass, parseXml, type Node } from './xml.ts'

const CLOSE = 0.06

const unit = fixture('streaming')

function drawn(one: FixtureCase): Node {
  return parseXml(pictureOfCase(one)?.svg ?? '')
}

/** The middle of a point, round or square. */
function middle(point: Node | undefined): number {
  if (point?.name === 'circle') return number(point, 'cx')
  return number(point, 'x') + number(point, 'width') / 2
}

interface Ruler {
  readonly axis: Axis
  readonly points: Readonly<Record<string, number>>
  readonly limits: readonly number[]
  readonly chosen: readonly string[]
}

function rulersOf(root: Node): readonly Ruler[] {
  return ofClass(root, 'question').map((question) => {
    const candidates = ofClass(question, 'candidate')
    const nameOf = (node: Node): string => node.attributes['data-sector'] ?? ''
    return {
      axis: axisOf(ofClass(question, 'ticks')[0]!, true),
      points: Object.fromEntries(candidates.map((node) => [nameOf(node), middle(ofClass(node, 'point')[0])])),
      limits: ofClass(question, 'limit').map((limit) => number(limit.children[0], 'x1')),
      chosen: ofClass(question, 'chosen').map(nameOf),
    }
  })
}

function expectPoints({ axis, points }: Ruler, metres: Readonly<Record<string, number>>): void {
  expect(Object.keys(points)).toEqual(Object.keys(metres))
  for (const [name, far] of Object.entries(metres)) expect(Math.abs(points[name]! - axis.at(far))).toBeLessThan(CLOSE)
}

describe('how far a search reaches', () => {
  const one = caseOf(unit, 'streaming.squared-against-plain')

  test('shows sectors at their distances, the reach at the root of the draw distance, and who is found', () => {
    const [first, second] = rulersOf(drawn(one))
    for (const ruler of [first!, second!]) expectPoints(ruler, { 'S 0': 10.5, 'S 1': 1 })
    expect(Math.abs(first!.limits[0]! - first!.axis.at(Math.sqrt(115)))).toBeLessThan(CLOSE)
    expect(Math.abs(second!.limits[0]! - second!.axis.at(Math.sqrt(110)))).toBeLessThan(CLOSE)
    expect([first!.chosen, second!.chosen]).toEqual([['S 0'], ['S 1']])
  })

  test('fills what was seen, and only that', () => {
    const fills = ofClass(ofClass(drawn(one), 'question')[0]!, 'point').map(({ attributes }) => attributes['fill'])
    expect(fills.map((fill) => fill!.includes('paper'))).toEqual([false, true])
  })

  test('moves a sector with its box, the reach with the draw distance, and the choice with the answer', () => {
    const moved = rulersOf(drawn(replaced(one, '"vector":[10.5,0,0]', '"vector":[9,0,0]')))
    expectPoints(moved[0]!, { 'S 0': 9, 'S 1': 1 })
    const nearer = rulersOf(drawn(replaced(one, '"drawDistance":110', '"drawDistance":49')))
    expect(Math.abs(nearer[1]!.limits[0]! - nearer[1]!.axis.at(7))).toBeLessThan(CLOSE)
    const other = rulersOf(drawn(replaced(one, '"is":0,', '"is":1,')))
    expect(other[0]!.chosen).toEqual(['S 1'])
  })

  test('measures from the camera', () => {
    const [, dropped, read] = rulersOf(drawn(caseOf(unit, 'streaming.room-is-made')))
    expectPoints(dropped!, { 'S 0': 90, 'S 1': 10, 'S 2': 400 })
    expect(dropped!.chosen).toEqual(['S 0'])
    expect(read!.chosen).toEqual(['S 1'])
  })

  test('shows the margin behind what is wanted', () => {
    // 10² + 2² + 1² = 105, and what is wanted is 100 square metres away.
    const [ruler] = rulersOf(drawn(caseOf(unit, 'streaming.the-margin')))
    expectPoints(ruler!, { 'S 0': Math.sqrt(105), 'S 1': 10 })
    expect(Math.abs(ruler!.limits[1]! - ruler!.points['S 0']!)).toBeLessThan(CLOSE)
  })

  test('is a picture of the unit', () => {
    expect(picturesOfUnit(unit).map(({ name }) => name)).toEqual([
      'streaming-distance',
      'streaming-reach',
      'streaming-fade',
    ])
  })
})

function replaced(one: FixtureCase, before: string, after: string): FixtureCase {
  const text = JSON.stringify(one)
  if (!text.includes(before)) throw new Error(`${one.id} has no ${before}`)
  return JSON.parse(text.replace(before, after))
}

interface Measure {
  readonly inf: readonly number[]
  readonly sup: readonly number[]
  readonly cameras: readonly (readonly number[])[]
}

describe('how far away a box is', () => {
  const cases = unit.cases.filter(({ id }) => id.startsWith('streaming/distance.'))

  /** Looks in the order in which they are drawn: which axis goes right, and which up or down. */
  const LOOKS = [
    [0, 1],
    [0, 2],
  ] as const

  test('leads from the nearest camera along each axis to the nearer face', () => {
    const seen = cases.filter((one) => givens<Measure>(one, 'distance').cameras.length > 0)
    expect(seen.length).toBe(cases.length - 1)
    for (const one of seen) {
      const { inf, sup, cameras } = givens<Measure>(one, 'distance')
      const squared = unwrap(one.statements[0]!.expect![0]!.is) as number
      const root = drawn(one)
      const legs = ofClass(root, 'measure').map((measure, look) => {
        const ticks = ofClass(root, 'ticks').slice(2 * look, 2 * look + 2)
        const [columns, rows] = [axisOf(ticks[0]!, true), axisOf(ticks[1]!, false, 4)]
        const [across] = ofClass(measure, 'across')
        const [along] = ofClass(measure, 'along')
        const [right, up] = LOOKS[look]!
        const start = cameras.find(
          (camera) =>
            Math.abs(number(across, 'x1') - columns.at(camera[right]!)) < CLOSE &&
            Math.abs(number(across, 'y1') - rows.at(camera[up]!)) < CLOSE,
        )
        expect(start).toBeDefined()
        const toFace = (axis: 0 | 1 | 2): number =>
          Math.min(Math.abs(inf[axis]! - start![axis]!), Math.abs(sup[axis]! - start![axis]!))
        const [wide, high] = [
          Math.abs(number(across, 'x2') - number(across, 'x1')) / columns.scale,
          Math.abs(number(along, 'y2') - number(along, 'y1')) / rows.scale,
        ]
        expect(Math.abs(wide - toFace(right))).toBeLessThan(0.1 / columns.scale)
        expect(Math.abs(high - toFace(up))).toBeLessThan(0.1 / rows.scale)
        return [toFace(right), toFace(up)] as const
      })
      const [[x, y], [, z]] = [legs[0]!, legs[1]!]
      expect(Math.fround(x ** 2 + y ** 2 + z ** 2)).toBeCloseTo(squared, 0)
    }
  })

  test('moves with the camera', () => {
    const one = replaced(caseOf(unit, 'distance.ahead'), '"vector":[0,0,0]}]', '"vector":[4,0,0]}]')
    const root = drawn(one)
    const columns = axisOf(ofClass(root, 'ticks')[0]!, true)
    const [across] = ofClass(root, 'across')
    expect(Math.abs(number(across, 'x1') - columns.at(4))).toBeLessThan(CLOSE)
    expect(Math.abs(number(across, 'x2') - columns.at(10))).toBeLessThan(CLOSE)
  })
})

describe('a pass over a world', () => {
  const world = fixture('streamed-world')
  const one = caseOf(world, 'two-worlds.pvs-is-asked-first')

  /** By the place of each sector: what hides it, what is told of it, and how far its line goes. */
  function read(root: Node): readonly (readonly [string, number, number, number, number, string])[] {
    return ofClass(root, 'met').map((met) => [
      met.attributes['data-place'] ?? '',
      ofClass(met, 'hides').length,
      ofClass(met, 'passes').length,
      ofClass(met, 'yes').length,
      ofClass(met, 'no').length,
      find(met, ({ name, text }) => name === 'text' && /^(sector|null)$/.test(text))[0]?.text ?? '',
    ])
  }

  test('shows who was asked, what hides, and the answer', () => {
    expect(read(drawn(one))).toEqual([
      ['0', 1, 0, 0, 0, 'null'],
      ['1', 1, 1, 0, 0, 'null'],
      ['2', 0, 2, 0, 0, 'sector'],
    ])
  })

  test('shows who was drawn and who was marked', () => {
    expect(read(drawn(caseOf(world, 'two-worlds.nothing-hides-it')))).toEqual([
      ['2', 0, 0, 2, 0, 'sector'],
      ['1', 0, 0, 1, 1, 'sector'],
    ])
    expect(read(drawn(caseOf(world, 'two-worlds.occluded')))).toEqual([['3', 1, 0, 0, 2, 'null']])
  })

  test('stops a line at the wall that hides it', () => {
    const root = drawn(one)
    const gates = ofClass(root, 'gate').map((gate) => number(gate, 'x1'))
    const ends = ofClass(root, 'met').map((met) => Math.max(...ofClass(met, 'way').map((way) => number(way, 'x2'))))
    expect(ends[1]).toBe(gates[1])
    expect(ends[0]).toBeGreaterThan(gates[1]!)
    expect(ends[2]).toBe(ends[0])
  })

  test('changes with its case', () => {
    const moved = replaced(
      one,
      '"call":"hide","with":{"world":{"symbol":"S"},"at":1}',
      '"call":"hide","with":{"world":{"symbol":"S"},"at":2}',
    )
    expect(read(drawn(moved)).map(([, hides]) => hides)).toEqual([1, 0, 1])
    const marked = replaced(caseOf(world, 'two-worlds.nothing-hides-it'), '"is":[1,2]', '"is":[2]')
    expect(read(drawn(marked)).map(([, , , yes]) => yes)).toEqual([2, 0])
    const answered = replaced(one, '[false,false,true]', '[true,false,true]')
    expect(read(drawn(answered))[0]![5]).toBe('sector')
  })

  test('is a picture of the unit', () => {
    expect(picturesOfUnit(world).map(({ name, section }) => [name, section])).toEqual([
      ['streamed-world-memory', 'Records'],
      ['streamed-world-pass', 'World_VisibilitySectorCallback'],
      ['streamed-world-release', 'WorldSector_ReleaseAtomic'],
    ])
  })
})
