import { expect, test } from 'vitest'
import { layOut } from '../../src/site/map-layout.ts'

const HEIGHT = 74
const BOXES = [
  { id: 'level', needs: ['file', 'wad'], width: 240 },
  { id: 'file', needs: ['mesh', 'walls'], width: 200 },
  { id: 'wad', needs: [], width: 190 },
  { id: 'mesh', needs: ['maths'], width: 190 },
  { id: 'walls', needs: ['maths'], width: 260 },
  { id: 'maths', needs: [], width: 190 },
  { id: 'alone', needs: [], width: 190 },
]
const { places, lines, width, height } = layOut(BOXES, HEIGHT)
const placeOf = (id: string): (typeof places)[number] => places.find((place) => place.id === id)!

test('every box stands above those it needs', () => {
  const pairs = BOXES.flatMap(({ id, needs }) => needs.map((need) => [id, need] as const))
  expect(pairs).toHaveLength(6)
  for (const [above, below] of pairs) expect(placeOf(above).y + HEIGHT).toBeLessThan(placeOf(below).y)
})

test('no box lies on another one, and all are inside', () => {
  expect(places).toHaveLength(BOXES.length)
  for (const [index, a] of places.entries()) {
    expect(a.x >= 0 && a.y >= 0 && a.x + a.width <= width && a.y + HEIGHT <= height).toBe(true)
    for (const b of places.slice(index + 1)) {
      const isApart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + HEIGHT <= b.y || b.y + HEIGHT <= a.y
      expect([a.id, b.id, isApart]).toEqual([a.id, b.id, true])
    }
  }
})

test('a line goes from a box to one that it needs', () => {
  const [first] = lines
  const [start, end] = [first?.[0], first?.at(-1)]
  const [level, file] = [placeOf('level'), placeOf('file')]
  const touches = (point: { x: number; y: number } | undefined, box: typeof level): boolean =>
    point !== undefined &&
    point.x >= box.x - 0.01 &&
    point.x <= box.x + box.width + 0.01 &&
    point.y >= box.y - 0.01 &&
    point.y <= box.y + HEIGHT + 0.01
  expect(lines).toHaveLength(6)
  expect([touches(start, level), touches(end, file)]).toEqual([true, true])
})
