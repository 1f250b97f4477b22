import { createPairTable, type PairTable } from './pair-table.ts'

/** Which function says whether two shapes overlap. Boxes and segments are never tested against each other. */
export function createOverlapTable(): PairTable {
  return createPairTable([
    [1, 1, 0x00345dd8, 'Overlap_BoxBox'],
    [1, 2, 0x00346680, 'Overlap_BoxSphere'],
    [1, 3, 0x00346d18, 'Overlap_BoxCapsule'],
    [2, 1, 0x00346db8, 'Overlap_SphereBox'],
    [2, 2, 0x00345d58, 'Overlap_SphereSphere'],
    [2, 3, 0x00346f90, 'Overlap_SphereCapsule'],
    [2, 4, 0x00346eb0, 'Overlap_SphereSegment'],
    [3, 1, 0x00346808, 'Overlap_CapsuleBox'],
    [3, 2, 0x00346ed8, 'Overlap_CapsuleSphere'],
    [3, 3, 0x00346388, 'Overlap_CapsuleCapsule'],
    [3, 4, 0x00347148, 'Overlap_CapsuleSegment'],
    [4, 2, 0x00346de0, 'Overlap_SegmentSphere'],
    [4, 3, 0x00346fb8, 'Overlap_SegmentCapsule'],
    [4, 4, 0x00346500, 'Overlap_SegmentSegment'],
  ])
}
