import type { BodyList } from '@coney/bodies'
import type { BodyGrid } from './body-grid.ts'
import { readBodies } from './read-bodies.ts'
import { sortIntoCells } from './sort-into-cells.ts'

/** Sorts the bodies of a list into cells. Allocates only where there is more of something than ever before. */
export function rebuildGrid<Owner>(grid: BodyGrid<Owner>, list: BodyList<Owner>): void {
  grid.version = list.version
  readBodies(grid, list)
  sortIntoCells(grid)
}
