import type { BodyList } from '@coney/bodies'
import type { BodyGrid } from './body-grid.ts'
import { readBodies } from './read-bodies.ts'
import { sortIntoCells } from './sort-into-cells.ts'

/** Sorts the bodies of a list into cells. Rows that are long enough are used again. */
export function rebuildGrid<Owner>(grid: BodyGrid<Owner>, list: BodyList<Owner>): void {
  grid.version = list.version
  readBodies(grid, list)
  sortIntoCells(grid)
}
