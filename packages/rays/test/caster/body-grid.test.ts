import { expect, test } from 'vitest'
import { createBodyGrid, STRIDE, type BodyGrid } from '../../src/caster/body-grid.ts'
import { rebuildGrid } from '../../src/caster/rebuild-grid.ts'
import { Crowd } from '../crowd.ts'
import { Random } from '@coney/trials'

/** Places in a cell, which must ascend. */
function placesIn(grid: BodyGrid<string>, column: number, row: number): readonly number[] {
  const cell = row * grid.columns + column
  const places = [...grid.items.subarray(grid.cellStart[cell], grid.cellStart[cell + 1])]
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  return places
}

/** Each place, as often as it is in a cell that its outline touches; or everywhere, when it is tried everywhere. */
function expectSorted(grid: BodyGrid<string>): void {
  const everywhere = new Set(grid.everywhere.subarray(0, grid.everywhereCount))
  for (let row = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++) {
      const [x, y] = [grid.x + column * grid.cell, grid.y + row * grid.cell]
      const expected = [...grid.bodies.keys()].filter((place) => {
        const [centreX, centreY, halfX, halfY] = grid.boxes.subarray(place * STRIDE)
        const overlaps = (centre: number, half: number, low: number): boolean =>
          centre + half >= low && centre - half < low + grid.cell
        return !everywhere.has(place) && halfX! >= 0 && overlaps(centreX!, halfX!, x) && overlaps(centreY!, halfY!, y)
      })
      expect(placesIn(grid, column, row)).toEqual(expected)
    }
  }
}

test('every body that a ray can meet is in each cell under it, or tried everywhere', () => {
  const random = new Random(42)
  const grid = createBodyGrid<string>()
  for (const bodies of [1, 3, 40, 120, 7]) {
    const crowd = new Crowd(random, bodies, { x: -10, y: 5, z: 0 }, { x: 12, y: 30, z: 3 })
    rebuildGrid(grid, crowd.list)
    expect(grid.bodies).toHaveLength(bodies)
    expect(grid.version).toBe(crowd.list.version)
    expectSorted(grid)
  }
})
