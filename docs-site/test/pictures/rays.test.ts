import { describe, expect, test } from 'vitest'
import { pictureOfCase, type FixtureCase } from '../../src/pictures/index.ts'
import { axisOf } from './axis.ts'
import { expected, fixture, givens } from './fixtures.ts'
import { CLOSE, expectAt, placeIn, viewsOf, type View } from './views.ts'
import { find, number, ofClass, parseXml, type Node } from './xml.ts'

const rays = fixture('rays')
interface BoxGivens {
  readonly centre: readonly number[]
  readonly axes: readonly (readonly number[])[]
  readonly half: readonly number[]
}

interface RayGivens {
  readonly S: readonly number[]
  readonly d: readonly number[]
  readonly len: number
  readonly box: BoxGivens
  readonly capsule: { readonly base: readonly number[]; readonly height: number; readonly radius: number }
  readonly bodies: readonly { readonly shapes: readonly unknown[]; readonly boneShapes: readonly unknown[] }[]
}

interface Contact {
  readonly owner: string
  readonly fraction: number
}

function pointOn(one: FixtureCase, method: string, fraction: number): readonly number[] {
  const { S, d, len } = givens<RayGivens>(one, method)
  return S.map((start, axis) => start + fraction * d[axis]! * len)
}

function expectRay(view: View, one: FixtureCase, method: string): void {
  expectAt(ofClass(view.ray, 'start')[0], placeIn(view, pointOn(one, method, 0)))
  const [segment] = ofClass(view.ray, 'segment')
  expectAt(segment, placeIn(view, pointOn(one, method, 0)), ['x1', 'y1'])
  expectAt(segment, placeIn(view, pointOn(one, method, 1)), ['x2', 'y2'])
}

const of = (...methods: readonly string[]): readonly (readonly [string, FixtureCase, string])[] =>
  rays.cases.flatMap((one) => {
    const method = one.statements.find(({ call }) => call !== undefined && methods.includes(call))?.call
    return method === undefined ? [] : [[one.id, one, method] as const]
  })

/** Every picture is drawn and read once. */
const trees = new Map<FixtureCase, Node>()

function drawn(one: FixtureCase): Node {
  const tree = trees.get(one) ?? parseXml(pictureOfCase(one)!.svg)
  trees.set(one, tree)
  return tree
}

test('every case of rays has a picture', () => {
  expect(rays.cases.filter((one) => pictureOfCase(one) === undefined)).toEqual([])
  expect(of('rayBox', 'rayCapsule').length + of('castBodies', 'castInto').length + of('clipSlab').length).toBe(
    rays.cases.length,
  )
})

describe('a ray against a shape', () => {
  test.each(of('rayBox', 'rayCapsule'))('%s: stored fractions stand where the numbers say', (_, one, method) => {
    const root = drawn(one)
    const answer = expected(one, 'answer')
    const list: readonly number[] =
      expected<readonly number[]>(one, 'list') ?? (typeof answer === 'number' ? [answer] : [])
    const views = viewsOf(root)
    expect(views.map(({ rows }) => rows.name)[0]).toBe('z')
    expect(views.length).toBe(2)
    for (const view of views) {
      expectRay(view, one, method)
      const marks = ofClass(view.ray, 'mark')
      expect(marks.map(({ attributes }) => attributes['data-mark'])).toEqual(list.map((_, index) => String(index + 1)))
      marks.forEach((mark, index) =>
        expectAt(ofClass(mark, 'point')[0], placeIn(view, pointOn(one, method, list[index]!))),
      )
    }
  })

  test.each(of('rayBox', 'rayCapsule'))('%s: the answer is the one mark that stands out', (_, one) => {
    const root = drawn(one)
    const answer = expected(one, 'answer')
    const answers = find(root, ({ attributes }) => attributes['class'] === 'badge answer')
    if (typeof answer !== 'number') return expect(answers).toEqual([])
    const list: readonly number[] = expected<readonly number[]>(one, 'list') ?? [answer]
    const which = list.findIndex((fraction) => Math.abs(fraction - answer) < 1e-6)
    expect(answers.map(({ text }) => text)).toEqual(Array.from({ length: 3 }, () => String(which + 1)))
    return undefined
  })

  test.each(of('rayBox', 'rayCapsule'))('%s: the ruler of fractions agrees', (_, one) => {
    const root = drawn(one)
    const answer = expected(one, 'answer')
    const list: readonly number[] =
      expected<readonly number[]>(one, 'list') ?? (typeof answer === 'number' ? [answer] : [])
    const [ruler] = ofClass(root, 'fractions')
    if (ruler === undefined) return expect(list).toEqual([])
    const [zero, end] = ofClass(ruler, 'ticks').map((tick) => number(tick.children[0], 'x1'))
    ofClass(ruler, 'mark').forEach((mark, index) => {
      const fraction = list[index]!
      if (mark.attributes['data-beyond'] === 'yes') return expect(Math.abs(fraction)).toBeGreaterThan(0.75)
      const [point] = ofClass(mark, 'point')
      return expect(Math.abs(number(point, 'cx') - (zero! + fraction * (end! - zero!)))).toBeLessThan(CLOSE)
    })
    return expect(ofClass(ruler, 'mark').length).toBe(list.length)
  })

  test.each(of('rayCapsule'))('%s: the capsule is as large as it is', (_, one) => {
    const { capsule } = givens<RayGivens>(one, 'rayCapsule')
    const views = viewsOf(drawn(one))
    const [side, above] = views
    // Far from the origin the height is what two floats leave of it.
    const height = Math.fround(Math.fround(capsule.base[2]! + capsule.height) - capsule.base[2]!)
    const middle = placeIn(above!, capsule.base)
    const [circle] = ofClass(above!.shapes[0]!, 'outline')
    expectAt(circle, middle)
    expect(number(circle, 'r') / above!.columns.scale).toBeCloseTo(capsule.radius, 2)
    const path = ofClass(side!.shapes[0]!, 'outline')[0]!.attributes['d']!
    const [left, foot, , head, radius] = path.match(/-?[\d.]+/g)!.map(Number)
    const [x, y] = placeIn(side!, capsule.base)
    expect(Math.abs(left! - (x - capsule.radius * side!.columns.scale))).toBeLessThan(CLOSE)
    expect(Math.abs(foot! - y)).toBeLessThan(CLOSE)
    expect(Math.abs(head! - placeIn(side!, [0, 0, capsule.base[2]! + height])[1])).toBeLessThan(CLOSE)
    expect(radius! / side!.columns.scale).toBeCloseTo(capsule.radius, 2)
  })

  test.each(of('rayBox').filter(([id]) => !id.endsWith('sum-in-order')))(
    '%s: the box is as large as it is',
    (_, one) => {
      const { box } = givens<RayGivens>(one, 'rayBox')
      const corners = [-1, 1].flatMap((i) => [-1, 1].flatMap((j) => [-1, 1].map((k) => corner(box, [i, j, k]))))
      for (const view of viewsOf(drawn(one))) {
        const path = ofClass(view.shapes[0]!, 'outline')[0]!.attributes['d']!
        const numbers = path.match(/-?[\d.]+/g)!.map(Number)
        const places = corners.map((point) => placeIn(view, point))
        for (const axis of [0, 1] as const) {
          const along = numbers.filter((_, index) => index % 2 === axis)
          expect(Math.abs(Math.min(...along) - Math.min(...places.map((place) => place[axis])))).toBeLessThan(CLOSE)
          expect(Math.abs(Math.max(...along) - Math.max(...places.map((place) => place[axis])))).toBeLessThan(CLOSE)
        }
      }
    },
  )

  function corner(box: BoxGivens, signs: readonly number[]): readonly number[] {
    return [0, 1, 2].map(
      (axis) =>
        box.centre[axis]! +
        signs.reduce((sum, sign, which) => sum + sign * box.half[which]! * box.axes[which]![axis]!, 0),
    )
  }

  test('a slab without end is cut where the ray is: its edge lies on the stored fractions', () => {
    const [, one] = of('rayBox').find(([id]) => id.endsWith('sum-in-order'))!
    const [side] = viewsOf(drawn(one))
    const numbers = ofClass(side!.shapes[0]!, 'outline')[0]!
      .attributes['d']!.match(/-?[\d.]+/g)!
      .map(Number)
    const points = numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1]!] as const] : []))
    for (const fraction of expected<readonly number[]>(one, 'list')!) {
      const [x, y] = placeIn(side!, pointOn(one, 'rayBox', fraction))
      // Edges of the slab rise or fall by as much as they go right; both meet the vertical ray.
      const distances = points.map(([px, py]) => Math.abs(px - x - (py - y)))
      expect(Math.min(...distances)).toBeLessThan(0.2)
    }
  })
})

describe('a ray among bodies', () => {
  test.each(of('castBodies', 'castInto'))(
    '%s: the ray and its answer stand where the numbers say',
    (_, one, method) => {
      const root = drawn(one)
      const hit = expected(one, 'ray.hit') ?? expected(one, 'hit')
      const contact = hit === false ? undefined : expected<Contact>(one, 'ray.contact')
      const fraction = contact?.fraction ?? expected(one, 'ray.fraction') ?? expected(one, 'fraction')
      for (const view of viewsOf(root)) {
        expectRay(view, one, method)
        const marks = ofClass(view.ray, 'mark')
        expect(marks.length).toBe(typeof fraction === 'number' ? 1 : 0)
        if (typeof fraction === 'number')
          expectAt(ofClass(marks[0]!, 'point')[0], placeIn(view, pointOn(one, method, fraction)))
      }
    },
  )

  test.each(of('castBodies', 'castInto'))(
    '%s: every shape is drawn, and what is answered stands out',
    (_, one, method) => {
      const { bodies } = givens<RayGivens>(one, method)
      const shapes = bodies.flatMap((body) => [...body.shapes, ...body.boneShapes])
      const hit = expected(one, 'ray.hit') ?? expected(one, 'hit')
      const owner =
        hit === false
          ? undefined
          : (expected<Contact>(one, 'ray.contact')?.owner ?? expected(one, 'ray.owner') ?? expected(one, 'owner'))
      for (const view of viewsOf(drawn(one))) {
        expect(view.shapes.length).toBe(shapes.length)
        const met = view.shapes.filter(({ attributes }) => attributes['stroke']?.includes('answer'))
        const answered = typeof owner === 'string' || typeof expected(one, 'ray.shape') === 'string'
        expect(met.length).toBe(answered ? 1 : 0)
      }
    },
  )
})

describe('one half-space', () => {
  test.each(of('clipSlab'))('%s: interval and plane stand where the numbers say', (_, one) => {
    const root = drawn(one)
    const { den, num, t0, t1 } = givens<{ den: number; num: number; t0: number; t1: number }>(one, 'clipSlab')
    const axis = axisOf({ ...ofClass(root, 'ticks')[0]!, children: ofClass(root, 'ticks')[0]!.children }, true)
    const [before, after] = ofClass(root, 'interval').map((interval) =>
      ofClass(interval, 'point').map((point) => number(point, 'cx')),
    )
    const wanted = [
      [before, [t0, t1]],
      [after, [expected<number>(one, 't0') ?? t0, expected<number>(one, 't1') ?? t1]],
    ] as const
    for (const [drawn, values] of wanted) {
      values.forEach((value: number, index: number) =>
        expect(Math.abs(drawn![index]! - axis.at(value))).toBeLessThan(CLOSE),
      )
    }
    const planes = ofClass(root, 'plane')
    expect(planes.length).toBe(den === 0 ? 0 : 1)
    if (den !== 0) expect(Math.abs(number(planes[0], 'x1') - axis.at(num / den))).toBeLessThan(CLOSE)
    expect(ofClass(root, 'interval')[1]!.text).toBe(expected(one, 'inside') === false ? 'nothing is left' : 'after')
  })
})

describe('a changed case', () => {
  const [, one] = of('rayCapsule')[0]!

  test('changes its picture', () => {
    const before = pictureOfCase(one)!.svg
    const moved = JSON.parse(JSON.stringify(one).replace('"S":{"vector":[-2,0,1]}', '"S":{"vector":[-2,0.125,1]}'))
    const answered = JSON.parse(JSON.stringify(one).replaceAll('0.5874999761581421', '0.75'))
    for (const changed of [moved, answered]) {
      expect(changed).not.toEqual(one)
      expect(pictureOfCase(changed)!.svg).not.toBe(before)
    }
  })

  test('moves the mark of a fraction to where the new one is', () => {
    const changed: FixtureCase = JSON.parse(JSON.stringify(one).replaceAll('0.5874999761581421', '0.75'))
    for (const view of viewsOf(parseXml(pictureOfCase(changed)!.svg))) {
      expectAt(ofClass(ofClass(view.ray, 'mark')[1]!, 'point')[0], placeIn(view, pointOn(one, 'rayCapsule', 0.75)))
    }
  })
})
