import { unported, type Entry, type UnportedTest } from './entry.ts'

/** What tests a shape against the level's mesh, by the numbers of `SHAPE_TYPES`. */
export type MeshTable = readonly (Entry<UnportedTest> | undefined)[]

/** Which function says where a moving shape meets the level. */
export function createMeshSweepTable(): MeshTable {
  return [
    undefined,
    unported(0x00348530, 'MeshSweep_Box'),
    unported(0x00348a50, 'MeshSweep_Sphere'),
    unported(0x00347c08, 'MeshSweep_Capsule'),
    undefined,
  ]
}

/** Which function says whether a shape overlaps the level. Those of boxes and capsules answer 0 in the original. */
export function createMeshOverlapTable(): MeshTable {
  return [
    undefined,
    unported(0x003473b8, 'MeshOverlap_Box'),
    unported(0x003473c8, 'MeshOverlap_Sphere'),
    unported(0x003473c0, 'MeshOverlap_Capsule'),
    undefined,
  ]
}
