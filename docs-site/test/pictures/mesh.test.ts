import { describe, expect, test } from 'vitest'
import { pictureOfCase, picturesOfUnit, type FixtureCase } from '../../src/pictures/index.ts'
import { axisOf, type Axis } from './axis.ts'
import { expected, fixture, givens } from './fixtures.ts'
import { expectAt, placeIn, viewsOf } from './views.ts'
import { number, ofClass, parseXml } from './xml.ts'

interface Corners {
  readonly a: readonly number[]
  readonly b: readonly number[]
  readonly c: readonly number[]
}

interface Givens extends Corners {
  readonly origin: readonly number[]
  readonly direction: readonly number[]
  readonly length?: number
  readonly triangles?: readonly Corners[]
}

const METHODS = ['oneSided', 'twoSided', 'cast', 'worldRay']

const drawn = [...fixture('collision-mesh').cases, ...fixture('world-ray').cases].flatMap((one) => {
  const method = one.statements[0]?.call ?? ''
  const picture = METHODS.includes(method) ? pictureOfCase(one) : undefined
  return picture === undefined ? [] : [[one.id, one, method, picture.svg] as const]
})

/** What is expected of a result, be it of the call or of the name that it is bound to. */
function result<T>(one: FixtureCase, name: string): T | undefined {
  return expected<T>(one, name) ?? expected<T>(one, `ray.${name}`) ?? expected<Record<string, T>>(one, 'ray')?.[name]
}

describe('a ray at triangles', () => {
  test('is drawn for every case of a line and a triangle', () => {
    const lines = fixture('collision-mesh').cases.filter(({ id }) => /Sided\./.test(id))
    expect(lines.length).toBeGreaterThan(30)
    expect(drawn.filter(([id]) => /Sided\./.test(id)).length).toBe(lines.length)
    expect(drawn.filter(([id]) => id.startsWith('world-ray/')).length).toBeGreaterThan(10)
  })

  test.each(drawn)('%s: ray, triangles and t stand where the numbers say', (_, one, method, svg) => {
    const { origin, direction, ...rest } = givens<Givens>(one, method)
    const t = result<number>(one, 't')
    const index = rest.triangles === undefined ? 0 : result<number>(one, 'triangle')
    const triangles = rest.triangles ?? [rest]
    const isTold = typeof t === 'number' && t >= 0 && typeof index === 'number' && index < triangles.length
    for (const view of viewsOf(parseXml(svg))) {
      expectAt(ofClass(view.ray, 'start')[0], placeIn(view, origin))
      const at = (far: number): readonly [number, number] =>
        placeIn(
          view,
          origin.map((value, axis) => value + far * direction[axis]!),
        )
      if (rest.length !== undefined) expectAt(ofClass(view.ray, 'segment')[0], at(rest.length), ['x2', 'y2'])
      const marks = ofClass(view.ray, 'mark')
      expect(marks.length).toBe(isTold ? 1 : 0)
      if (isTold) expectAt(ofClass(marks[0]!, 'point')[0], at(t))
      expect(view.shapes.length).toBe(triangles.length)
      view.shapes.forEach((shape, which) => {
        const { a, b, c } = triangles[which]!
        const numbers = ofClass(shape, 'outline')[0]!
          .attributes['d']!.match(/-?[\d.]+/g)!
          .map(Number)
        const wanted = [a, b, c].flatMap((corner) => placeIn(view, corner))
        expect(numbers.length).toBe(6)
        numbers.forEach((value, place) => expect(Math.abs(value - wanted[place]!)).toBeLessThan(0.06))
      })
    }
  })

  test.each(drawn)('%s: only what is met stands out', (_, one, method, svg) => {
    const hit = /Sided/.test(method) ? result<number>(one, 't')! >= 0 : result<boolean>(one, 'hit') !== false
    for (const view of viewsOf(parseXml(svg))) {
      const met = view.shapes.flatMap(({ attributes }, index) =>
        attributes['stroke']?.includes('answer') ? [index] : [],
      )
      expect(met).toEqual(hit ? [/Sided/.test(method) ? 0 : result<number>(one, 'triangle')] : [])
    }
  })
})

test('the unit of the world ray shows a ray with several triangles', () => {
  const [picture] = picturesOfUnit(fixture('world-ray'))
  const [side] = viewsOf(parseXml(picture!.svg))
  expect(side!.shapes.length).toBeGreaterThan(2)
  expect(ofClass(side!.ray, 'mark').length).toBe(1)
})

describe('a drop to the ground', () => {
  interface Drop {
    readonly position: readonly number[]
    readonly length: number
    readonly triangles: readonly (Corners & { readonly flags: number; readonly area: number })[]
  }

  const drops = fixture('collision-mesh').cases.flatMap((one) => {
    const method = one.statements[0]?.call ?? ''
    const picture = /^dropTo/.test(method) ? pictureOfCase(one) : undefined
    return picture === undefined ? [] : [[one.id, one, method, picture.svg] as const]
  })

  /** The height at which it is expected to end, if it moves. */
  function endOf(one: FixtureCase): number | undefined {
    if (result<boolean>(one, 'hit') === false || expected(one, 'drop.hit') === false) return undefined
    const position = expected<readonly number[]>(one, 'position') ?? expected<readonly number[]>(one, 'drop.position')
    return position?.[2] ?? expected<number>(one, 'position.z')
  }

  function heights(svg: string): Axis {
    return axisOf(ofClass(parseXml(svg), 'ticks')[1]!, false, 4)
  }

  test('is drawn for all but one that is too high to see anything', () => {
    const all = fixture('collision-mesh').cases.filter(({ id }) => /\/dropTo/.test(id))
    expect(drops.length).toBe(all.length - 1)
  })

  test.each(drops)('%s: start, floors and end stand where the numbers say', (_, one, method, svg) => {
    const { position, triangles } = givens<Drop>(one, method)
    const root = parseXml(svg)
    const rows = heights(svg)
    expect(Math.abs(number(ofClass(root, 'start')[0], 'cy') - rows.at(position[2]!))).toBeLessThan(0.06)
    const grounds = ofClass(root, 'ground')
    expect(
      grounds.map(
        (ground) => Math.abs(number(ground, 'y1') - rows.at(triangles[grounds.indexOf(ground)]!.a[2]!)) < 0.06,
      ),
    ).toEqual(triangles.map(() => true))
    expect(ofClass(root, 'off').length).toBe(triangles.filter(({ flags }) => flags % 2 === 0).length)
    const end = endOf(one)
    const [point] = ofClass(root, 'point')
    if (end === undefined) return expect(point).toBeUndefined()
    return expect(Math.abs(number(point, 'cy') - rows.at(end))).toBeLessThan(0.06)
  })

  test('ends elsewhere when its case says so', () => {
    const [, one] = drops.find(([id]) => id.endsWith('down-to-the-floor'))!
    const changed: FixtureCase = JSON.parse(JSON.stringify(one).replace('0.10000000149011612', '1.5'))
    const { svg } = pictureOfCase(changed)!
    expect(Math.abs(number(ofClass(parseXml(svg), 'point')[0], 'cy') - heights(svg).at(1.5))).toBeLessThan(0.06)
  })
})
