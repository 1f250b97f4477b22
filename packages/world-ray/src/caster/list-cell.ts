import type { CollisionMesh } from '../mesh/collision-mesh.ts'
import type { Search } from './search.ts'

/** Lists a cell that the walk comes to. */
export function listCell(_: CollisionMesh, search: Search, cell: number): void {
  if (search.cellCount === search.cells.length) {
    const longer = new Int32Array(search.cellCount * 2)
    longer.set(search.cells)
    search.cells = longer
  }
  search.cells[search.cellCount++] = cell
}
