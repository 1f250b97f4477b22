import type { CollisionMesh } from '../mesh/collision-mesh.ts'
import type { CellGroups } from './cell-groups.ts'
import { findAcross } from './find-across.ts'
import { findDown } from './find-down.ts'
import type { Search } from './search.ts'
import { testCandidates } from './test-candidates.ts'

/** Searches the cells that were listed: looks for candidates up to the end of a cell that has some, tests them, goes on. */
export function searchCells(mesh: CollisionMesh, search: Search, groups: CellGroups): void {
  let i = 0
  while (i < search.cellCount) {
    i = search.steep ? findDown(search, groups, i) : findAcross(search, groups, i)
    if (search.candidateCount > 0) testCandidates(mesh, search)
  }
}
