import { createPairTable, type PairTable } from './pair-table.ts'

/** Which function says where a moving shape meets another. */
export function createSweepTable(): PairTable {
  return createPairTable([
    [1, 1, 0x003451e8, 'Sweep_BoxBox'],
    [1, 2, 0x003454c0, 'Sweep_BoxSphere'],
    [1, 3, 0x00345108, 'Sweep_BoxCapsule'],
    [1, 4, 0x00345590, 'Sweep_BoxSegment'],
    [2, 1, 0x003453f8, 'Sweep_SphereBox'],
    [2, 2, 0x003440d0, 'Sweep_SphereSphere'],
    [2, 3, 0x00345670, 'Sweep_SphereCapsule'],
    [2, 4, 0x00344320, 'Sweep_SphereSegment'],
    [3, 1, 0x00344618, 'Sweep_CapsuleBox'],
    [3, 2, 0x00345910, 'Sweep_CapsuleSphere'],
    [3, 3, 0x00343cd8, 'Sweep_CapsuleCapsule'],
    [3, 4, 0x00345d18, 'Sweep_CapsuleSegment'],
    [4, 1, 0x00345588, 'Sweep_SegmentBox'],
    [4, 2, 0x00344538, 'Sweep_SegmentSphere'],
    [4, 3, 0x00345d38, 'Sweep_SegmentCapsule'],
    [4, 4, 0x00344300, 'Sweep_SegmentSegment'],
  ])
}
