import { describe, expect, test } from 'vitest'
import { picturesOfUnit, type Fixture } from '../../src/pictures/index.ts'
import { axisOf } from './axis.ts'
import { fixture, unwrap } from './fixtures.ts'
import { number, ofClass, parseXml, type Node } from './xml.ts'

const CLOSE = 0.06

interface Curve {
  readonly unit: string
  readonly name: string
  readonly method: string
  readonly given: string
  readonly within: readonly [number, number]
  /** What one number of the axes counts. */
  readonly counts: number
  readonly law: (x: number) => number
}

const CURVES: readonly Curve[] = [
  { unit: 'maths', name: 'arctangent', method: 'arcTangent', given: 'x', within: [-3, 3], counts: 1, law: Math.atan },
  {
    unit: 'streaming',
    name: 'fade',
    method: 'alphaAt',
    given: 'elapsed',
    within: [0, 1200],
    counts: 1,
    law: (x) => Math.min(255, 0.255 * x),
  },
  {
    unit: 'world-manager',
    name: 'level-pool',
    method: 'worldLevelPoolBytes',
    given: 'size',
    within: [0, 1e8],
    counts: 1e6,
    law: (x) => Math.max(262_144, (103 * x - 2 ** 32 * Math.floor((103 * x) / 2 ** 32)) / 100),
  },
]

function drawn(unit: Fixture, { name }: Curve): Node {
  return parseXml(picturesOfUnit(unit).find((picture) => picture.name === `${unit.slug}-${name}`)?.svg ?? '')
}

/** The points of the cases of a function, those that the picture has room for. */
function pointsOf(unit: Fixture, { method, given, within }: Curve): readonly (readonly [number, number])[] {
  return unit.cases.flatMap(({ statements }) =>
    statements
      .filter(({ call }) => call === method)
      .map((step) => [Number(unwrap(step.with?.[given])), Number(unwrap(step.expect?.[0]?.is))] as const)
      .filter(([x]) => x >= within[0] && x <= within[1]),
  )
}

function axes(root: Node) {
  const [columns, rows] = ofClass(root, 'ticks')
  return { across: axisOf(columns!, true), up: axisOf(rows!, false, 4) }
}

describe.each(CURVES)('the curve of $method', (curve) => {
  const unit = fixture(curve.unit)
  const root = drawn(unit, curve)
  const points = pointsOf(unit, curve)

  test('has a point for each case, where its numbers say', () => {
    const { across, up } = axes(root)
    const circles = ofClass(root, 'point')
    expect(points.length).toBeGreaterThan(4)
    expect(circles.length).toBe(points.length)
    circles.forEach((circle, index) => {
      const [x, y] = points[index]!
      expect(Math.abs(number(circle, 'cx') - across.at(x / curve.counts))).toBeLessThan(CLOSE)
      expect(Math.abs(number(circle, 'cy') - up.at(y / curve.counts))).toBeLessThan(CLOSE)
    })
  })

  test('has a line along what the unit states', () => {
    const { across, up } = axes(root)
    const numbers = ofClass(root, 'law')[0]!
      .attributes['d']!.match(/-?[\d.]+/g)!
      .map(Number)
    for (let index = 0; index < numbers.length; index += 2) {
      const x = (numbers[index]! - across.at(0)) / across.scale
      // Coordinates have two decimals: the law is met within a hundredth to either side.
      const near = [-0.012, 0, 0.012].map((step) =>
        up.at(curve.law((x + step / across.scale) * curve.counts) / curve.counts),
      )
      expect(numbers[index + 1]!).toBeGreaterThan(Math.min(...near) - CLOSE)
      expect(numbers[index + 1]!).toBeLessThan(Math.max(...near) + CLOSE)
    }
  })

  test('moves a point with its case, and the line stays', () => {
    const [x, y] = points[2]!
    const changed: Fixture = structuredClone(unit)
    const step = changed.cases
      .flatMap(({ statements }) => statements)
      .find(({ call, with: givens }) => call === curve.method && unwrap(givens?.[curve.given]) === x)!
    ;(step.expect![0] as { is: unknown }).is = y / 2
    const moved = drawn(changed, curve)
    const { up } = axes(moved)
    expect(Math.abs(number(ofClass(moved, 'point')[2], 'cy') - up.at(y / 2 / curve.counts))).toBeLessThan(CLOSE)
    expect(ofClass(moved, 'law')[0]!.attributes['d']).toBe(ofClass(root, 'law')[0]!.attributes['d'])
  })
})

describe('blends of two rotations', () => {
  const unit = fixture('maths')
  const blends = (source: Fixture): Node =>
    parseXml(picturesOfUnit(source).find(({ name }) => name === 'maths-blends')?.svg ?? '')

  /** The angle of each hand in degrees, by the values of t that it stands for. */
  function angles(root: Node): Readonly<Record<string, number>> {
    return Object.fromEntries(
      ofClass(root, 'blend').map((blend) => {
        const [hand] = ofClass(blend, 'hand')
        const [x, y] = [number(hand, 'x2') - number(hand, 'x1'), number(hand, 'y1') - number(hand, 'y2')]
        return [blend.attributes['data-t'] ?? '', Math.round((Math.atan2(y, x) * 1800) / Math.PI) / 10]
      }),
    )
  }

  test('are hands of a dial, at even angles', () => {
    expect(angles(blends(unit))).toEqual({ '0 −3': 0, '0.25': 22.5, '0.5': 45, '1 1.1': 90 })
  })

  test('turn with their case', () => {
    const changed: Fixture = structuredClone(unit)
    const half = changed.cases.find(({ id }) => id.endsWith('slerp.half-the-way'))!
    // A turn by 60 degrees: the sine and the cosine of 30.
    const [blend] = half.statements[0]!.expect!
    ;(blend as { is: unknown }).is = { vector: [0, 0, 0.5, Math.sqrt(3) / 2] }
    expect(angles(blends(changed))['0.5']).toBe(60)
  })
})
