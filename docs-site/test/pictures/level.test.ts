import { describe, expect, test } from 'vitest'
import { pictureOfCase, picturesOfUnit, type Fixture, type FixtureCase } from '../../src/pictures/index.ts'
import { axisOf, type Axis } from './axis.ts'
import { caseOf, expected, fixture } from './fixtures.ts'
import { made, madeCase, vector, type MadeStep } from './made.ts'
import { find, number, ofClass, parseXml, type Node } from './xml.ts'

const CLOSE = 0.06

describe('what a wall hides', () => {
  const wall: MadeStep = { call: 'wall', with: { from: vector(-5, -10, 0), to: vector(5, -10, 0) } }
  const look: MadeStep = { call: 'look', with: { camera: vector(0, 1, 0), frustum: [] } }
  const box = (inf: readonly number[], sup: readonly number[], is: boolean): MadeStep => ({
    call: 'hidesBox',
    with: { inf: vector(...inf), sup: vector(...sup) },
    is,
  })
  const one = madeCase('occluders/walls.hidden-or-not', [
    wall,
    look,
    box([-2, 0, 20], [2, 5, 25], true),
    box([8, 0, 20], [12, 5, 25], false),
  ])
  const root = parseXml(pictureOfCase(one)!.svg)
  const [columns, rows] = axes(root)

  function axes(node: Node): readonly [Axis, Axis] {
    const [first, second] = ofClass(node, 'ticks')
    return [axisOf(first!, true), axisOf(second!, false, 4)]
  }

  test('shows camera and wall where they are, in axes where y is up', () => {
    expect([columns.name, rows.name]).toEqual(['x', 'z'])
    const camera = find(ofClass(root, 'camera')[0]!, ({ name }) => name === 'circle')[0]
    expect(Math.abs(number(camera, 'cx') - columns.at(0))).toBeLessThan(CLOSE)
    expect(Math.abs(number(camera, 'cy') - rows.at(0))).toBeLessThan(CLOSE)
    const [foot] = ofClass(root, 'wall')
    // y of the game is minus z here.
    const wanted = [columns.at(-5), rows.at(10), columns.at(5), rows.at(10)]
    ;['x1', 'y1', 'x2', 'y2'].forEach((name, index) =>
      expect(Math.abs(number(foot, name) - wanted[index]!)).toBeLessThan(CLOSE),
    )
  })

  test('shades what is behind the wall: a wedge whose sides go through the camera', () => {
    const path = ofClass(root, 'hidden-ground')[0]!
      .attributes['d']!.match(/-?[\d.]+/g)!
      .map(Number)
    const points = path.flatMap((x, index) => (index % 2 === 0 ? [[x, path[index + 1]!] as const] : []))
    for (const [x, y] of points) {
      const [metresX, metresZ] = [(x - columns.at(0)) / columns.scale, (y - rows.at(0)) / rows.scale]
      expect(metresZ).toBeGreaterThan(10 - 0.01)
      // At z the wedge reaches from -z/2 to z/2.
      expect(Math.abs(metresX)).toBeLessThan(metresZ / 2 + 0.01)
    }
    expect(Math.min(...points.map(([, y]) => y))).toBeCloseTo(rows.at(10), 0)
  })

  test('shows what is hidden and what is seen where it is', () => {
    const [hidden, seen] = [ofClass(root, 'hidden')[0], ofClass(root, 'seen')[0]]
    expect(Math.abs(number(hidden, 'x') - columns.at(-2))).toBeLessThan(CLOSE)
    expect(Math.abs(number(seen, 'x') - columns.at(8))).toBeLessThan(CLOSE)
    for (const thing of [hidden, seen]) {
      expect(Math.abs(number(thing, 'y') - rows.at(20))).toBeLessThan(CLOSE)
      expect(Math.abs(number(thing, 'height') - 5 * rows.scale)).toBeLessThan(CLOSE)
    }
    expect(pictureOfCase(one)!.description).toContain('1 of 2 hidden.')
  })

  test('shades nothing behind a wall that is not active', () => {
    const edgeOn = { call: 'look', with: { camera: vector(20, 1, 10), frustum: [] } }
    const outOfSight = { call: 'look', with: { camera: vector(0, 1, 0), frustum: [vector(1, 0, 0, -10)] } }
    for (const from of [edgeOn, outOfSight]) {
      const picture = pictureOfCase(
        madeCase('occluders/walls.idle', [wall, from, box([-2, 0, 20], [2, 5, 25], false)]),
      )!
      expect(ofClass(parseXml(picture.svg), 'hidden-ground')).toEqual([])
      expect(picture.description).toContain('not active')
    }
  })

  test('is the picture of the unit that checks it', () => {
    const claim = 'occluders/isBoxHidden.all-corners'
    const unit = made('occluders', [{ ...one, checks: [[claim, '1:1']] }])
    expect(picturesOfUnit(unit).map(({ name, section }) => [name, section])).toEqual([
      ['occluders-hidden', 'isBoxHidden'],
    ])
    expect(picturesOfUnit(made('occluders', []))).toEqual([])
  })
})

describe('boxes in one place that differ in height', () => {
  const one = caseOf(fixture('occluders'), 'what-a-wall-hides.deep-down')

  /** Top, foot and answer of each bar, in metres. */
  function bars(source: FixtureCase): readonly (readonly [number, number, string])[] {
    const root = parseXml(pictureOfCase(source)!.svg)
    const axis = axisOf(ofClass(root, 'heights')[0]!, false, 4)
    const zero = axis.at(0)
    const metres = (y: number): number => Math.round((zero - y) / axis.scale) + 0
    return ofClass(root, 'height').map((height) => {
      const [bar] = ofClass(height, 'bar')
      const top = number(bar, 'y')
      const foot = top + number(bar, 'height')
      return [metres(top), metres(foot), height.text.includes('hidden') ? 'hidden' : 'seen']
    })
  }

  test('stand side by side, as high as they are', () => {
    expect(bars(one)).toEqual([
      [-60, -80, 'seen'],
      [-50, -80, 'hidden'],
      [-50, -80, 'seen'],
      [0, -80, 'hidden'],
    ])
  })

  test('change with their case', () => {
    const changed: FixtureCase = JSON.parse(JSON.stringify(one).replace('"vector":[2,-60,25]', '"vector":[2,-20,25]'))
    expect(bars(changed)[0]).toEqual([-20, -80, 'seen'])
  })
})

describe('a visibility pass', () => {
  const record = (inf: readonly number[], sup: readonly number[]): unknown => ({
    record: { inf: vector(...inf), sup: vector(...sup) },
  })
  const boxes = [record([1, 0, 0], [2, 1, 1]), record([3, 0, 0], [4, 1, 1])]
  const planes = [vector(1, 0, 0, -2.5)]
  const one = madeCase('streaming/frustum.away', [{ call: 'frustum', with: { boxes, planes }, is: [1] }])
  const root = parseXml(pictureOfCase(one)!.svg)

  test('shows boxes and planes where they are, in both views', () => {
    const papers = ofClass(root, 'paper')
    const passes = ofClass(root, 'pass')
    expect(passes.length).toBe(2)
    passes.forEach((pass, index) => {
      const columns = axisOf(ofClass(papers[index]!, 'ticks')[0]!, true)
      expect(Math.abs(number(ofClass(pass, 'hidden')[0], 'x') - columns.at(1))).toBeLessThan(CLOSE)
      expect(Math.abs(number(ofClass(pass, 'seen')[0], 'x') - columns.at(3))).toBeLessThan(CLOSE)
      const [plane] = ofClass(pass, 'boundary')
      for (const end of ['x1', 'x2']) expect(Math.abs(number(plane, end) - columns.at(2.5))).toBeLessThan(CLOSE)
      // The pin stands on the positive side, which is that of the larger x.
      expect(number(ofClass(pass, 'inside')[0], 'x2')).toBeGreaterThan(columns.at(2.5))
    })
  })

  test('leaves a plane out of a view that does not look along it', () => {
    const upwards = madeCase('streaming/frustum.up', [
      { call: 'frustum', with: { boxes, planes: [vector(0, 1, 0, 0)] }, is: [0, 1] },
    ])
    const [side, above] = ofClass(parseXml(pictureOfCase(upwards)!.svg), 'pass')
    expect([ofClass(side!, 'boundary').length, ofClass(above!, 'boundary').length]).toEqual([1, 0])
  })
})

describe('the chunks of a level file and the two stacks', () => {
  const upTo = (chunk: number, title: string, waiting: readonly number[], objects: number): FixtureCase => ({
    id: `level-file/upTo.${chunk}`,
    title: [`${chunk}, ${title}`, '1:1'],
    checks: [],
    statements: [
      {
        call: 'upTo',
        with: { chunk },
        expect: [
          { path: 'waiting', is: waiting },
          { path: 'objects', is: objects },
        ],
      },
    ],
  })
  const cases = [
    upTo(1, 'occluders', [0x53], 0),
    upTo(4, 'lists', [0x53, 7, 4, 6], 0),
    upTo(5, 'mesh', [0x53], 1),
    upTo(6, 'level header', [], 1),
    upTo(7, 'subtitles', [], 1),
  ]
  const rows = ofClass(parseXml(picturesOfUnit(made('level-file', cases))[0]!.svg), 'row')
  const texts = (row: Node | undefined, kind: string): readonly string[] => ofClass(row!, kind).map(({ text }) => text)

  test('has a row for every chunk, also for those that no case speaks of', () => {
    expect(rows.map(({ attributes }) => attributes['data-chunk'])).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    expect([...texts(rows[1], 'waiting'), ...texts(rows[1], 'pushed')]).toEqual(['53', '07'])
    expect([...texts(rows[2], 'waiting'), ...texts(rows[2], 'pushed')]).toEqual(['53', '07', '04'])
  })

  test('marks what was pushed and what was popped, and counts the objects', () => {
    expect(texts(rows[3], 'pushed')).toEqual(['06'])
    expect(texts(rows[4], 'popped')).toEqual(['07', '04', '06'])
    expect(texts(rows[5], 'popped')).toEqual(['53'])
    expect(rows.map((row) => ofClass(row, 'object').length)).toEqual([0, 0, 0, 0, 1, 1, 1])
    expect(rows[4]!.text).toContain('mesh: takes 3 that waited')
    expect(rows[6]!.text).toContain('subtitles: leaves at once')
  })

  test('is not drawn when a chunk cannot be known', () => {
    expect(picturesOfUnit(made('level-file', [cases[0]!, cases[2]!, cases[3]!]))).toEqual([])
  })
})

describe('the stacks of the level file', () => {
  const unit = fixture('level-file')

  function rowsOf(source: Fixture): ReadonlyMap<number, Node> {
    const { svg } = picturesOfUnit(source).find(({ name }) => name === 'level-file-stacks')!
    return new Map(ofClass(parseXml(svg), 'row').map((row) => [Number(row.attributes['data-chunk']), row]))
  }

  /** Types that wait in a row, from left to right. */
  function waitingIn(row: Node | undefined): readonly number[] {
    const cells = ofClass(row!, 'cell').filter(({ attributes }) => !attributes['class']!.includes('popped'))
    const xs = cells.map((cell) => number(cell.children[0], 'x'))
    expect(xs).toEqual([...xs].sort((a, b) => a - b))
    return cells.map(({ text }) => Number.parseInt(text, 16))
  }

  const told = unit.cases.flatMap((one) => {
    const [step] = one.statements
    if (step?.call !== 'upTo') return []
    return [
      [Number(step.with?.['chunk']), expected<readonly number[]>(one, 'waiting')!, expected(one, 'objects')] as const,
    ]
  })

  test('have eighteen rows, and in each what the case says', () => {
    const rows = rowsOf(unit)
    expect([...rows.keys()]).toEqual(Array.from({ length: 18 }, (_, index) => index + 1))
    expect(told.length).toBe(10)
    for (const [chunk, waiting, objects] of told) {
      expect(waitingIn(rows.get(chunk))).toEqual(waiting)
      expect(ofClass(rows.get(chunk)!, 'object').length).toBe(objects)
    }
  })

  test('change with their case', () => {
    const text = JSON.stringify(unit)
    const changed = text.replace('"is":[83,11,65],', '"is":[83,11,80],')
    expect(changed).not.toBe(text)
    expect(waitingIn(rowsOf(JSON.parse(changed)).get(3))).toEqual([0x53, 0x0b, 0x50])
  })
})
