import { createMeshOverlapTable, createMeshSweepTable, type MeshTable } from './mesh-tables.ts'
import { createOverlapTable } from './overlap-table.ts'
import type { PairTable } from './pair-table.ts'
import { createRayTable, type RayTable } from './ray-table.ts'
import { createSweepTable } from './sweep-table.ts'

/** Which function tests what against what. */
export interface Tables {
  /** Whether two shapes overlap. */
  readonly overlap: PairTable
  /** Where a moving shape meets another. */
  readonly sweep: PairTable
  /** Where a moving shape meets the level. */
  readonly meshSweep: MeshTable
  /** Whether a shape overlaps the level. */
  readonly meshOverlap: MeshTable
  /** Casts of a ray at a shape: boxes and capsules have one. */
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
