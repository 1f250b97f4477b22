import { addShape, setCapsuleSize } from '@coney/bodies'
import { HUMAN_HEIGHT, HUMAN_RADIUS, STRIKE_SHAPE, STRIKE_TARGET } from '../constants.ts'
import type { HumanBody } from '../pools/human-body.ts'
import type { Pools } from '../pools/pools.ts'
import type { PoolSegment, PoolSphere } from '../shapes/pool-shapes.ts'
import { BONE_SEGMENTS, BONE_SPHERES, TARGET_BONES, type BoneRow } from './bone-shapes.ts'

const { fround } = Math

/** Gives every human body of the pool its capsule and its ten bone shapes: five segments, then five spheres. */
export function fillHumanSets(pools: Pools): void {
  pools.humanBodies.elements.forEach((human, i) => {
    const capsule = pools.humanCapsules.elements[i]!
    setCapsuleSize(capsule, HUMAN_HEIGHT, HUMAN_RADIUS)
    addShape(human, capsule)
    BONE_SEGMENTS.forEach((row, j) => {
      const segment = pools.boneSegments.elements[BONE_SEGMENTS.length * i + j]!
      segment.length = fround(row.length)
      addBoneShape(human, segment, row)
    })
    BONE_SPHERES.forEach((row, j) => {
      addBoneShape(human, pools.boneSpheres.elements[BONE_SPHERES.length * i + j]!, row)
    })
  })
}

function addBoneShape(human: HumanBody, shape: PoolSegment | PoolSphere, { bone, offset, radius }: BoneRow): void {
  shape.bone = bone
  shape.offset.x = fround(offset[0])
  shape.offset.y = fround(offset[1])
  shape.offset.z = fround(offset[2])
  shape.radius = fround(radius)
  shape.flags |= STRIKE_SHAPE
  if (TARGET_BONES.includes(bone)) shape.flags |= STRIKE_TARGET
  human.boneShapes.push(shape)
}
