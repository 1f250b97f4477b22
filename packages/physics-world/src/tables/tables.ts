import { createMeshOverlapTable, createMeshSweepTable, type MeshTable } from './mesh-tables.ts'
import { createOverlapTable } from './overlap-table.ts'
import type { PairTable } from './pair-table.ts'
import { createRayTable, type RayTable } from './ray-table.ts'
import { createSweepTable } from './sweep-table.ts'

/** Which function tests what against what. */
export interface Tables {
  readonly overlap: PairTable
  readonly sweep: PairTable
  readonly meshSweep: MeshTable
  readonly meshOverlap: MeshTable
  readonly ray: RayTable
}

/** New tables. */
export function createTables(): Tables {
  return {
    overlap: createOverlapTable(),
    sweep: createSweepTable(),
    meshSweep: createMeshSweepTable(),
    meshOverlap: createMeshOverlapTable(),
    ray: createRayTable(),
  }
}
