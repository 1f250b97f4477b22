import { describe, expect, test } from 'vitest'
import { pictureOfCase, picturesOfUnit, type Fixture } from '../../src/pictures/index.ts'
import { axisOf } from './axis.ts'
import { caseOf, expected, fixture, floatOf, givens } from './fixtures.ts'
import { number, ofClass, parseXml, type Node } from './xml.ts'

const CLOSE = 0.06

function drawn(unit: Fixture, name: string): Node {
  return parseXml(picturesOfUnit(unit).find((picture) => picture.name === name)?.svg ?? '')
}

describe('what a capsule answers', () => {
  const captions = ofClass(drawn(fixture('rays'), 'rays-capsule-quirks'), 'quirk').map((cell) =>
    cell.children.filter(({ name }) => name === 'text').map(({ text }) => text),
  )

  test('is right by the side, over the ends and on the way up, and wrong elsewhere', () => {
    expect(captions.map(([lead]) => lead)).toEqual([
      '✓ In by the side',
      '✓ Round ends',
      '✓ Going up',
      '✗ From inside',
      '✗ Top to side',
      '✗ Bottom to side',
      '✗ Top to bottom',
      '✗ Straight down',
      '✗ Straight down',
      '✗ Down from below',
    ])
  })

  test('says what is answered and what geometry would', () => {
    const tube = 4 // metres: the length of the rays below
    const q = Math.sqrt(0.35 ** 2 - 0.1 ** 2)
    expect(captions[0]).toContain(String((2 - 0.35) / tube))
    expect(captions[3]).toContain('0.35, not 0')
    expect(captions[7]).toContain(`${((3 + q) / tube).toFixed(4)}, not ${((3 - 1.8 - q) / tube).toFixed(4)}`)
    expect(captions[8]).toContain(`no hit, not ${((3 - 1.8 - q) / 3).toFixed(4)}`)
    expect(captions[9]?.[1]).toMatch(/not a miss$/)
  })
})

describe('the settle curve', () => {
  const unit = fixture('physics-world')
  const root = drawn(unit, 'physics-world-settle')

  /** The bits of the eleven values as the unit writes them. */
  const bits = JSON.stringify(caseOf(unit, 'a-world.settle-timing')).match(/0x[0-9a-f]{8}/g)!
  const values = bits.map(floatOf)

  test('has a point for each of the eleven values, where it says', () => {
    expect(values.length).toBe(11)
    const [t, tick] = ofClass(root, 'ticks').map((ticks) => axisOf(ticks, ticks.attributes['data-axis'] === 'tick', 4))
    const marks = ofClass(root, 'mark')
    expect(marks.length).toBe(11)
    marks.forEach((mark, index) => {
      const [point] = ofClass(mark, 'point')
      expect(Math.abs(number(point, 'cy') - t!.at(values[index]!))).toBeLessThan(CLOSE)
      expect(Math.abs(number(point, 'cx') - tick!.at(index + 1))).toBeLessThan(CLOSE)
    })
  })

  test('has a brick for each rotation, turned by twice the arcsine of its y', () => {
    const source = JSON.stringify(caseOf(unit, 'a-world.settle-timing-the-turn'))
    const sines = [...source.matchAll(/"is":\{"vector":\[0,(-?[\d.]+),0,[\d.]+\]\}/g)].map(([, y]) => Number(y))
    const bricks = ofClass(root, 'brick')
    expect(bricks.length).toBe(11)
    bricks.forEach((brick, index) => {
      const [axis] = ofClass(brick, 'axis')
      const angle = Math.atan2(number(axis, 'y1') - number(axis, 'y2'), number(axis, 'x2') - number(axis, 'x1'))
      expect(angle).toBeCloseTo(2 * Math.asin(-sines[index]!), 2)
    })
  })

  test('moves a point with its case, and no other', () => {
    // 0x3f100000 is 0.5625, in the place of the eighth value.
    const changed: Fixture = JSON.parse(JSON.stringify(unit).replaceAll('0x3f0f5c28', '0x3f100000'))
    const moved = drawn(changed, 'physics-world-settle')
    const [t] = ofClass(moved, 'ticks').map((ticks) => axisOf(ticks, ticks.attributes['data-axis'] === 'tick', 4))
    const heights = (node: Node): readonly number[] =>
      ofClass(node, 'mark').map((mark) => number(ofClass(mark, 'point')[0], 'cy'))
    expect(Math.abs(heights(moved)[7]! - t!.at(0.5625))).toBeLessThan(CLOSE)
    expect(heights(moved).toSpliced(7, 1)).toEqual(heights(root).toSpliced(7, 1))
  })

  test('says that the last value is past the end of the arc', () => {
    expect(root.text).toContain('counts as 1')
    expect(root.text).toContain('After 11 ticks, which is 183 ms,')
  })
})

describe('the memory of the physics world', () => {
  const unit = fixture('physics-world')
  const root = drawn(unit, 'physics-world-memory')
  const record = unit.records.find(({ name }) => name[0] === 'PhysicsWorld')!
  const stretches = ofClass(root, 'stretch')

  /** The rows of a stretch as from, to and top. */
  function rowsOf(stretch: Node): readonly (readonly [number, number, number])[] {
    const path = ofClass(stretch, 'area')[0]!.attributes['d']!
    return [...path.matchAll(/M([\d.]+) ([\d.]+)H([\d.]+)v/g)].map(([, from, top, to]) => [
      Number(from),
      Number(to),
      Number(top),
    ])
  }

  test('shows every pool at its offset, in one piece after the other', () => {
    const pools = record.entries.filter(({ type, count }) => count > 1 && !type[0].includes('['))
    const offsets = stretches.map((stretch) => Number(stretch.attributes['data-offset']))
    expect(offsets).toEqual([0, ...pools.map(({ offset }) => offset[0]), 0x4f2a0])
    const bytes = stretches.map((stretch) => Number(stretch.attributes['data-bytes']))
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBe(0x4f460)
    expect(offsets.slice(1)).toEqual(offsets.slice(0, -1).map((offset, index) => offset + bytes[index]!))
  })

  test('is to scale: a byte has the same width everywhere', () => {
    const rows = rowsOf(stretches[0]!)[0]!
    const whole = rowsOf(stretches.find((stretch) => rowsOf(stretch).length > 2)!)[1]!
    const perByte = (whole[1] - whole[0]) / 0x1000
    for (const stretch of stretches) {
      const width = rowsOf(stretch).reduce((sum, [from, to]) => sum + to - from, 0)
      expect(Math.abs(width / perByte - Number(stretch.attributes['data-bytes']))).toBeLessThan(4)
    }
    expect(rows[0]).toBe(whole[0])
  })

  test('starts each pool where its offset is on the page', () => {
    const tops = [...new Set(stretches.flatMap((stretch) => rowsOf(stretch).map(([, , top]) => top)))].sort(
      (a, b) => a - b,
    )
    const [left, right] = [
      Math.min(...stretches.flatMap(rowsOf).map(([from]) => from)),
      Math.max(...stretches.flatMap(rowsOf).map(([, to]) => to)),
    ]
    for (const stretch of stretches) {
      const offset = Number(stretch.attributes['data-offset'])
      const [from, , top] = rowsOf(stretch)[0]!
      expect(tops.indexOf(top)).toBe(Math.floor(offset / 0x1000))
      expect(Math.abs(from - (left + ((offset % 0x1000) / 0x1000) * (right - left)))).toBeLessThan(CLOSE)
    }
  })

  test('parts the elements of a pool', () => {
    for (const { offset, count, stride } of record.entries.filter(
      ({ type, count }) => count > 1 && !type[0].includes('['),
    )) {
      const stretch = stretches.find((one) => Number(one.attributes['data-offset']) === offset[0])!
      const walls = ofClass(stretch, 'walls')[0]!.attributes['d']!.match(/M/g)!.length
      const atRowEnds = Array.from({ length: count - 1 }, (_, index) => offset[0] + (index + 1) * stride).filter(
        (end) => end % 0x1000 === 0,
      )
      expect(walls + atRowEnds.length).toBe(count - 1)
    }
  })

  test('calls pools what their cases call them, and changes with the record', () => {
    expect(root.text).toContain('416 object bodies')
    const changed: Fixture = JSON.parse(JSON.stringify(unit).replaceAll('"count":255', '"count":200'))
    expect(picturesOfUnit(changed).map(({ svg }) => svg)).not.toEqual(picturesOfUnit(unit).map(({ svg }) => svg))
  })
})

describe('the memory of a streamed world', () => {
  const unit = fixture('streamed-world')
  const offsets = (node: Node): readonly (readonly [number, number])[] =>
    ofClass(node, 'stretch').map(({ attributes }) => [
      Number(attributes['data-offset']),
      Number(attributes['data-bytes']),
    ])

  test('shows its long arrays, and what lies between them', () => {
    expect(offsets(drawn(unit, 'streamed-world-memory'))).toEqual([
      [0, 0x38],
      [0x38, 560 * 4],
      [0x8f8, 18 * 4],
      [0x940, 140 * 0x10],
      [0x1200, 140 * 0x1c],
      [0x2150, 0x2188 - 0x2150],
    ])
  })

  test('changes with the record', () => {
    const changed: Fixture = JSON.parse(
      JSON.stringify(unit).replace('"count":560,"stride":4', '"count":280,"stride":4'),
    )
    expect(offsets(drawn(changed, 'streamed-world-memory')).slice(1, 3)).toEqual([
      [0x38, 280 * 4],
      [0x38 + 280 * 4, 280 * 4],
    ])
  })
})

describe('the parts of a level', () => {
  const unit = fixture('level')
  const root = drawn(unit, 'level-parts')

  /** The number of a turn by the part that it stands beside. */
  function turns(node: Node, verb: string): Readonly<Record<string, string>> {
    const rows = ofClass(node, 'part').flatMap((part) =>
      ofClass(part, verb).map(({ text }) => [part.attributes['data-part'] ?? '', text] as const),
    )
    return Object.fromEntries(rows)
  }

  test('stand where they lie, with the order in which they go', () => {
    expect(ofClass(root, 'part').length).toBe(0x30 / 4)
    const wanted = JSON.stringify(caseOf(unit, 'from-the-file-to-the-level.destruction-order'))
    for (const verb of ['read', 'link', 'destroy']) {
      const order = [...wanted.matchAll(new RegExp(`"${verb} ([a-z ]+)"`, 'g'))].map(([, name = '']) => name)
      expect(order.length).toBe({ read: 8, link: 3, destroy: 10 }[verb])
      expect(turns(root, verb)).toEqual(Object.fromEntries(order.map((name, index) => [name, String(index + 1)])))
    }
  })

  test('change places with their case', () => {
    const text = JSON.stringify(unit)
    const swapped = text.replace(
      '"destroy collision mesh","destroy occluders","destroy level world"',
      '"destroy occluders","destroy collision mesh","destroy level world"',
    )
    expect(swapped).not.toBe(text)
    const changed = turns(drawn(JSON.parse(swapped), 'level-parts'), 'destroy')
    expect([changed['collision mesh'], changed['occluders'], changed['level world']]).toEqual(['2', '1', '3'])
  })
})

describe('a walk over the grid', () => {
  const unit = fixture('collision-mesh')
  const walks = unit.cases
    .filter(({ id }) => id.startsWith('collision-mesh/walk.'))
    .map((one) => [one.id, one] as const)

  test.each(walks)('%s: the numbers stand in the cells that the case names, in its order', (_, one) => {
    const root = parseXml(pictureOfCase(one)!.svg)
    const cells = expected<readonly (readonly [number, number, number])[]>(one, 'ray.cells')!
    const sheets = ofClass(root, 'sheet')
    expect(sheets.length).toBe(givens<{ size: readonly number[] }>(one, 'walk').size[2])
    const marks = sheets.flatMap((sheet) => ofClass(sheet, 'mark').map((mark) => ({ sheet, mark })))
    expect(marks.length).toBe(cells.length)
    for (const { sheet, mark } of marks) {
      const [x, y, z] = cells[Number(mark.attributes['data-turn']) - 1]!
      expect(mark.text).toBe(mark.attributes['data-turn'])
      expect(Number(sheet.attributes['data-layer'])).toBe(z)
      const [columns, rows] = ofClass(sheet, 'ticks').map((ticks) =>
        axisOf(ticks, ticks.attributes['data-axis'] === 'x', 4),
      )
      const [point] = ofClass(mark, 'point')
      const inside = (value: number, ...ends: readonly number[]): boolean =>
        value > Math.min(...ends) && value < Math.max(...ends)
      expect(inside(number(point, 'cx'), columns!.at(x), columns!.at(x + 1))).toBe(true)
      expect(inside(number(point, 'cy'), rows!.at(y), rows!.at(y + 1))).toBe(true)
    }
  })

  test('shows the ray of the sketch from end to end', () => {
    const one = caseOf(unit, 'walk.column-by-column')
    const { origin, direction, length } = givens<{
      origin: readonly number[]
      direction: readonly number[]
      length: number
    }>(one, 'walk')
    const [sheet] = ofClass(parseXml(pictureOfCase(one)!.svg), 'sheet')
    const [columns, rows] = ofClass(sheet!, 'ticks').map((ticks) =>
      axisOf(ticks, ticks.attributes['data-axis'] === 'x', 4),
    )
    const [segment] = ofClass(sheet!, 'segment')
    const ends = [0, length].map((far) => [
      columns!.at(origin[0]! + far * direction[0]!),
      rows!.at(origin[1]! + far * direction[1]!),
    ])
    const places = [number(segment, 'x1'), number(segment, 'y1'), number(segment, 'x2'), number(segment, 'y2')]
    ends.flat().forEach((wanted, index) => expect(Math.abs(places[index]! - wanted)).toBeLessThan(CLOSE))
  })

  test('is what the unit shows, too', () => {
    expect(picturesOfUnit(unit).map(({ name, section }) => [name, section])).toEqual([
      ['collision-mesh-walk', 'CollisionMesh_RayCast'],
    ])
  })
})
