import { describe, expect, test } from 'vitest'
import { pictureOfCase, picturesOfUnit, type Fixture, type FixtureCase } from '../../src/pictures/index.ts'
import { caseOf, expected, fixture, givens } from './fixtures.ts'
import { find, number, ofClass, parseXml, type Node } from './xml.ts'

const CLOSE = 0.06

interface Cell {
  readonly x: number
  readonly y: number
  readonly text: string
}

/** Cells of a dump as they are read, row by row, with the two digits that stand in the middle of each. */
function cellsOf(root: Node): readonly Cell[] {
  const texts = ofClass(root, 'group').flatMap((group) => find(group, ({ name }) => name === 'text'))
  const cells = ofClass(root, 'byte').map((cell) => {
    const [x, y, width] = [number(cell, 'x'), number(cell, 'y'), number(cell, 'width')]
    const inside = texts.filter(
      (text) =>
        Math.abs(number(text, 'x') - x - width / 2) < CLOSE && number(text, 'y') > y && number(text, 'y') < y + 20,
    )
    return { x, y, text: inside.map(({ text }) => text).join() }
  })
  return [...cells].sort((a, b) => a.y - b.y || a.x - b.x)
}

const hex = (bytes: readonly number[]): readonly string[] => bytes.map((byte) => byte.toString(16).padStart(2, '0'))

function drawn(one: FixtureCase): Node {
  return parseXml(pictureOfCase(one)?.svg ?? '')
}

describe('the bytes of a manifest', () => {
  const unit = fixture('world-manifest')
  const one = caseOf(unit, 'readManifest.two-parts')
  const { bytes } = givens<{ bytes: readonly number[] }>(one, 'readManifest')

  test('stand in rows of sixteen, in their order', () => {
    const cells = cellsOf(drawn(one))
    expect(cells.map(({ text }) => text)).toEqual(hex(bytes))
    expect(cells.filter(({ y }) => y === cells[0]!.y).length).toBe(16)
    expect(cells[16]!.x).toBe(cells[0]!.x)
  })

  test('are told apart by what they mean', () => {
    const root = drawn(one)
    expect(ofClass(root, 'group').map(({ attributes }) => attributes['data-at'])).toEqual(['0', '12', '20'])
    expect(ofClass(root, 'legend').map(({ text }) => text.replaceAll(/\s+/g, ' '))).toEqual([
      '0x00file 1,000, memory 1,575, 2 parts',
      '0x0cpart 1: file 305,419,896, memory305,419,897',
      '0x14part 2: file 512, memory 511',
    ])
  })

  test('change with their case: one more in the second byte is 256 more', () => {
    const changed = JSON.parse(JSON.stringify(one).replace('[232,3,0,0,', '[232,4,0,0,'))
    const cells = cellsOf(drawn(changed))
    expect(cells[1]!.text).toBe('04')
    expect(ofClass(drawn(changed), 'legend')[0]!.text).toContain('file 1,256')
  })

  test('that are missing have a rim and no digits', () => {
    const root = drawn(caseOf(unit, 'refused.refused-half-a-part'))
    expect(ofClass(root, 'missing').length).toBe(20 - 16)
    expect(cellsOf(root).map(({ text }) => text)).toEqual([
      ...hex([1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0]),
      '',
      '',
      '',
      '',
    ])
    expect(root.text).toContain('Truncated')
  })
})

describe('the bytes of a container', () => {
  const one = caseOf(fixture('level-file'), 'a-container.byte-by-byte')

  test('divide into headers and data', () => {
    const root = drawn(one)
    expect(ofClass(root, 'group').map(({ attributes }) => Number(attributes['data-at']))).toEqual([0, 16, 32, 34, 50])
    expect(ofClass(root, 'legend')[3]!.text).toContain('type 0x07, 3 bytes')
  })

  test('move when the size of a chunk changes', () => {
    const changed = JSON.parse(JSON.stringify(one).replace('5300000002000000', '5300000001000000'))
    expect(ofClass(drawn(changed), 'group').map(({ attributes }) => Number(attributes['data-at']))[3]).toBe(33)
  })
})

interface Entry {
  readonly offset: number
  readonly size: number
}

/** Where an offset is in the archive, by the numbers beside it. */
function offsetAxis(root: Node): { readonly at: (offset: number) => number; readonly scale: number } {
  const [ticks] = ofClass(root, 'ticks').filter(({ attributes }) => attributes['data-axis'] === 'offset')
  const texts = find(ticks!, ({ name }) => name === 'text')
  const points = texts.map((text) => [Number(text.text.replaceAll(',', '')), number(text, 'y') - 4] as const)
  const [[first, top], [last, bottom]] = [points[0]!, points.at(-1)!]
  const scale = (bottom - top) / (last - first)
  return { at: (offset) => top + (offset - first) * scale, scale }
}

function expectFiles(root: Node, entries: readonly Entry[]): void {
  const axis = offsetAxis(root)
  const files = ofClass(root, 'file')
  expect(files.length).toBe(entries.length)
  files.forEach((file, index) => {
    const { offset, size } = entries[index]!
    expect(Math.abs(number(file, 'y') - axis.at(offset))).toBeLessThan(CLOSE)
    // What is too small to be seen has a line of its own.
    expect(Math.abs(number(file, 'height') - Math.max(size * axis.scale, size === 0 ? 0 : 2.5))).toBeLessThan(CLOSE)
  })
}

describe('an archive', () => {
  const wad = fixture('wad')
  const one = caseOf(wad, 'indexes-and-faults.two-of-a-name')

  test('has every file where its entry says', () => {
    for (const [unit, id, path] of [
      ['wad', 'indexes-and-faults.two-entries', ''],
      ['wad', 'indexes-and-faults.two-of-a-name', ''],
      ['writers', 'an-archive.places', 'entries'],
    ] as const) {
      const found = caseOf(fixture(unit), id)
      const listed = found.statements.find(({ call }) => call === 'entries')?.expect?.[0]?.is
      const entries = path === '' ? wrapped(listed) : expected<readonly Entry[]>(found, path)!
      expectFiles(drawn(found), entries)
    }
  })

  function wrapped(list: unknown): readonly Entry[] {
    return (list as readonly { readonly record: Entry }[]).map(({ record }) => record)
  }

  test('moves a file with its entry', () => {
    const changed = JSON.parse(JSON.stringify(one).replace('"offset":6144', '"offset":7168'))
    const axis = offsetAxis(drawn(changed))
    expect(Math.abs(number(ofClass(drawn(changed), 'file')[3], 'y') - axis.at(7168))).toBeLessThan(CLOSE)
  })

  test('is read from the bytes of an index, where nothing else is expected, and shows where it ends', () => {
    const short = caseOf(wad, 'indexes-and-faults.one-byte-behind-it')
    const root = drawn(short)
    expectFiles(root, [{ offset: 2048, size: 100 }])
    expect(ofClass(root, 'outside').length).toBe(1)
    const [end] = ofClass(root, 'end')
    expect(Math.abs(number(end!.children[0], 'y1') - offsetAxis(root).at(2147))).toBeLessThan(CLOSE)
    expect(ofClass(drawn(caseOf(wad, 'indexes-and-faults.up-to-the-last-byte')), 'outside')).toEqual([])
  })

  test('is the picture of its unit', () => {
    const named = picturesOfUnit(wad).map(({ name, section }) => [name, section])
    expect(named).toEqual([['wad-archive', 'Records']])
    const bare: Fixture = { ...wad, cases: [] }
    expect(picturesOfUnit(bare)).toEqual([])
  })
})

describe('what is read of a source', () => {
  const one = caseOf(fixture('sources'), 'reading.a-part')

  /** Ranges in their order, in bytes from the start of the source, by the numbers over its bytes. */
  function rangesOf(source: FixtureCase): readonly (readonly [kind: string, from: number, length: number])[] {
    const root = drawn(source)
    const middles = ofClass(root, 'cell').map((cell) => number(cell.children[0], 'x'))
    const width = middles[1]! - middles[0]!
    return ofClass(root, 'range').map((range) => {
      const [bar] = ofClass(range, 'bar')
      const from = (number(bar, 'x') - middles[0]!) / width + 0.5
      const kind = range.attributes['class']!.split(' ')[1]!
      return [kind, Math.round(from * 100) / 100 + 0, Math.round((number(bar, 'width') / width) * 100) / 100]
    })
  }

  test('stands under the bytes, counted from where the part begins', () => {
    expect(ofClass(drawn(one), 'cell').map(({ text }) => text)).toEqual(['000', '111', '222', '333', '444', '555'])
    expect(rangesOf(one)).toEqual([
      ['part', 2, 3],
      ['read', 2, 3],
      ['read', 3, 1],
      ['read', 3, 3],
      ['read', 1, 1],
      ['asked', 2, 3],
      ['asked', 3, 1],
    ])
  })

  test('moves with the part', () => {
    const changed = JSON.parse(JSON.stringify(one).replace('"start":2', '"start":1'))
    expect(rangesOf(changed).slice(0, 4)).toEqual([
      ['part', 1, 3],
      ['read', 1, 3],
      ['read', 2, 1],
      ['read', 2, 3],
    ])
  })

  test('has bytes that are not there, and says why a read failed', () => {
    const root = drawn(caseOf(fixture('sources'), 'reading.a-file-cut-since'))
    expect([ofClass(root, 'byte').length, ofClass(root, 'missing').length]).toEqual([4, 2])
    expect(ofClass(root, 'range').map(({ text }) => text)).toEqual(['read 0, 2', 'read 1, 3Truncated'])
  })
})
