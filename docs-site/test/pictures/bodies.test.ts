import { describe, expect, test } from 'vitest'
import { pictureOfCase, picturesOfUnit, type FixtureCase } from '../../src/pictures/index.ts'
import { axisOf, type Axis } from './axis.ts'
import { caseOf, expected, fixture, unwrap } from './fixtures.ts'
import { placeIn } from './views.ts'
import { number, ofClass, parseXml, type Node } from './xml.ts'

const CLOSE = 0.06

const unit = fixture('bodies')

function drawn(one: FixtureCase): Node {
  return parseXml(pictureOfCase(one)?.svg ?? '')
}

describe('the box around shapes', () => {
  const cases = unit.cases.filter((one) => /\/(bounds|bodyBounds)\./.test(one.id) && pictureOfCase(one) !== undefined)

  /** Axes of each view, in their order. */
  function looksOf(root: Node): readonly { readonly columns: Axis; readonly rows: Axis }[] {
    return ofClass(root, 'paper').map((paper) => {
      const [first, second] = ofClass(paper, 'ticks')
      return { columns: axisOf(first!, true), rows: axisOf(second!, false, 4) }
    })
  }

  function expectBounds(root: Node, min: readonly number[], max: readonly number[]): void {
    const looks = looksOf(root)
    const boxes = ofClass(root, 'bounds')
    expect(boxes.length).toBe(2)
    boxes.forEach((box, index) => {
      const view = { ...looks[index]!, shapes: [], ray: box }
      const [[left, bottom], [right, top]] = [placeIn(view, min), placeIn(view, max)]
      expect(Math.abs(number(box, 'x') - left)).toBeLessThan(CLOSE)
      expect(Math.abs(number(box, 'y') - top)).toBeLessThan(CLOSE)
      expect(Math.abs(number(box, 'width') - (right - left))).toBeLessThan(2 * CLOSE)
      expect(Math.abs(number(box, 'height') - (bottom - top))).toBeLessThan(2 * CLOSE)
    })
  }

  test.each(cases.map((one) => [one.id, one] as const))('%s: stands where the numbers say', (_, one) => {
    expectBounds(drawn(one), expected(one, 'min')!, expected(one, 'max')!)
  })

  test('is drawn for all but a body without shapes', () => {
    expect(cases.length).toBe(unit.cases.filter(({ id }) => /\/(bounds|bodyBounds)\./.test(id)).length - 1)
  })

  test('moves with its case, and the shape stays', () => {
    const ball = caseOf(unit, 'bounds.ball')
    const changed = JSON.parse(JSON.stringify(ball).replace('"vector":[1.5,-1.5,3.5]', '"vector":[2,-1.5,3.5]'))
    expectBounds(drawn(changed), [0.5, -2.5, 2.5], [2, -1.5, 3.5])
    for (const one of [ball, changed]) {
      const root = drawn(one)
      const [side] = looksOf(root)
      const [circle] = ofClass(root, 'outline')
      expect(Math.abs(number(circle, 'cx') - side!.columns.at(1))).toBeLessThan(CLOSE)
      expect(Math.abs(number(circle, 'r') - 0.5 * side!.columns.scale)).toBeLessThan(CLOSE)
    }
  })
})

describe('the sorted list', () => {
  const one = caseOf(unit, 'the-sorted-list.as-far-back-as-the-widest')

  interface Shown {
    readonly names: readonly string[]
    readonly found: readonly string[]
    readonly stretches: readonly (readonly [number, number])[]
    readonly asked: readonly [number, number]
    readonly back: number | undefined
  }

  /** What a reader takes from it, in metres. */
  function shown(query: Node): Shown {
    const axis = axisOf(ofClass(query, 'ticks')[0]!, true)
    const zero = axis.at(0)
    const metres = (x: number): number => Math.round(((x - zero) / axis.scale) * 100) / 100 + 0
    const span = (rect: Node | undefined): readonly [number, number] => [
      metres(number(rect, 'x')),
      metres(number(rect, 'x') + number(rect, 'width')),
    ]
    const listed = ofClass(query, 'listed')
    const nameOf = ({ attributes }: Node): string => attributes['data-name'] ?? ''
    const [reach] = ofClass(query, 'reach')
    return {
      names: listed.map(nameOf),
      found: ofClass(query, 'found').map(nameOf),
      stretches: listed.map((node) => span(ofClass(node, 'stretch')[0])),
      asked: span(ofClass(query, 'asked')[0]),
      back: reach === undefined ? undefined : metres(number(reach, 'x2')),
    }
  }

  test('shows bodies in their order, the box that asks, who is found, and how far back the walk goes', () => {
    const [first, second, third] = ofClass(drawn(one), 'query').map(shown)
    expect(first).toEqual({
      names: ['wide', 'a', 'b', 'c', 'd'],
      found: ['wide', 'b', 'c'],
      stretches: [
        [-5, 3],
        [0, 1],
        [2, 3],
        [4, 5],
        [6, 7],
      ],
      asked: [2.5, 5],
      back: undefined,
    })
    expect([second!.back, third!.back]).toEqual([2.5 - 7.5, 2.5 - 7.25])
    expect(third!.found).toEqual(['b', 'c'])
  })

  test('keeps a body that was moved without sorting in its place', () => {
    const [, moved] = ofClass(drawn(caseOf(unit, 'the-sorted-list.the-order-is-trusted')), 'query').map(shown)
    expect(moved!.names).toEqual(['a', 'b', 'c'])
    expect(moved!.stretches[1]).toEqual([8, 9])
  })

  test('agrees with every query of its cases', () => {
    const cases = unit.cases.filter(({ id }) => /the-sorted-list\.asking/.test(id))
    expect(cases.length).toBe(2)
    for (const asking of cases) {
      const answers = asking.statements
        .filter(({ call }) => call === 'query')
        .map(({ expect: [is] = [] }) => unwrap(is?.is))
      const found = ofClass(drawn(asking), 'query').map((query) => shown(query).found)
      expect(found).toEqual(answers.slice(0, 3))
    }
  })

  test('changes with its case', () => {
    const changed: FixtureCase = JSON.parse(
      JSON.stringify(one).replace('"vector":[0,0,0]},"max":{"vector":[1,', '"vector":[0.5,0,0]},"max":{"vector":[1.5,'),
    )
    expect(shown(ofClass(drawn(changed), 'query')[0]!).stretches[1]).toEqual([0.5, 1.5])
    expect(picturesOfUnit(unit).map(({ name }) => name)).toEqual(['bodies-sorted-list'])
  })
})
