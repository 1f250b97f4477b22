import { addBody, createBody, createBodyList, createBox } from '@coney/bodies'
import { Random } from '@coney/trials'
import { expect, test } from 'vitest'
import { createBodyGrid, STRIDE, type BodyGrid } from '../../src/caster/body-grid.ts'
import { readBodies } from '../../src/caster/read-bodies.ts'
import type { SizeClass } from '../../src/caster/size-classes.ts'
import { ITEM, type Strips } from '../../src/caster/strips.ts'
import { RAYCAST_TARGET } from '../../src/index.ts'
import { Crowd } from '../crowd.ts'

/** More than any place is off by when it is divided into strips, in metres. */
const ROUNDED = 1e-9

/** The places in strips, in ascending order, each of them where its outline is. */
function placesOf({ boxes }: BodyGrid<string>, strips: Strips, axis: 0 | 1, sizes: SizeClass): readonly number[] {
  const found: number[] = []
  for (let strip = 0; strip < strips.strips; strip++) {
    for (let bin = 0; bin < strips.bins; bin++) {
      const at = strip * strips.bins + bin
      for (let item = strips.starts[at]!; item < strips.starts[at + 1]!; item++) {
        const place = strips.places[item]!
        const row = boxes.subarray(place * STRIDE, (place + 1) * STRIDE)
        const [x, y, halfX, halfY, , , bottom, , , top] = row as unknown as number[]
        const expected = axis === 0 ? [x, y, halfX, halfY] : [y, x, halfY, halfX]
        expect([...strips.outlines.subarray(item * ITEM, (item + 1) * ITEM)]).toEqual([...expected, bottom, top])
        expect(halfX).toBeLessThanOrEqual(sizes.halfX)
        expect(halfY).toBeLessThanOrEqual(sizes.halfY)
        expectWithin(expected[0]!, strips.along, 1 / strips.perStrip, strip)
        expectWithin(expected[1]!, strips.across, 1 / strips.perBin, bin)
        found.push(place)
      }
    }
  }
  return found.toSorted((a, b) => a - b)
}

function expectWithin(place: number, low: number, width: number, number: number): void {
  expect(place).toBeGreaterThanOrEqual(low + number * width - ROUNDED)
  expect(place).toBeLessThanOrEqual(low + (number + 1) * width + ROUNDED)
}

/** Every body that a ray can meet is in the strips of one class, both ways, or tried everywhere. */
function expectSorted(grid: BodyGrid<string>): void {
  const placed = [...grid.everywhere.subarray(0, grid.everywhereCount)]
  for (const sizes of grid.classes.slice(0, grid.classCount)) {
    const along = placesOf(grid, sizes.alongX, 0, sizes)
    expect(placesOf(grid, sizes.alongY, 1, sizes)).toEqual(along)
    placed.push(...along)
  }
  const castable = [...grid.bodies.entries()].flatMap(([place, { shapes }]) =>
    shapes.some(({ kind }) => kind === 'box' || kind === 'capsule') ? [place] : [],
  )
  expect(placed.toSorted((a, b) => a - b)).toEqual(castable)
}

test('every body that a ray can meet is sorted once, or tried everywhere', () => {
  const random = new Random(42)
  const grid = createBodyGrid<string>()
  for (const bodies of [1, 3, 40, 120, 7]) {
    const crowd = new Crowd(random, bodies, { x: -10, y: 5, z: 0 }, { x: 12, y: 30, z: 3 })
    readBodies(grid, crowd.list)
    expect(grid.bodies).toHaveLength(bodies)
    expect(grid.version).toBe(crowd.list.version)
    expectSorted(grid)
  }
})

test('what is much larger than the rest has a class of its own', () => {
  const list = createBodyList<string>()
  const add = (x: number, half: number): void => {
    const box = createBox({ centre: { x, y: x % 7, z: 0 }, half: { x: half, y: half, z: half } })
    addBody(list, createBody({ owner: 'one', flags: RAYCAST_TARGET, shapes: [box] }))
  }
  for (let i = 0; i < 50; i++) add(i, 0.3 + (i % 5) / 10)
  for (const half of [30, 40]) add(half, half)
  const grid = createBodyGrid<string>()
  readBodies(grid, list)
  expectSorted(grid)
  const classes = grid.classes.slice(0, grid.classCount)
  expect(classes.map(({ alongX }) => alongX.starts[alongX.strips * alongX.bins])).toEqual([50, 2])
  expect(classes[0]!.halfX).toBeLessThan(1)
})
