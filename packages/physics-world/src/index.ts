export {
  BAG_LENGTH,
  FARTHEST_ANGLE,
  FRESH_HUMAN,
  HELD,
  HUMAN_HEIGHT,
  HUMAN_RADIUS,
  NO_AXIS,
  REFRESH_TICKS,
  SETTLE_ACCELERATION,
  SETTLE_SLOTS,
  SETTLED,
  SETTLING,
  STRIKE_SHAPE,
  STRIKE_TARGET,
} from './constants.ts'
export type { PunchBag } from './construct/punch-bag.ts'
export { PhysicsWorld } from './physics-world.ts'
export { freeBody } from './pools/free-body.ts'
export type { HumanBody } from './pools/human-body.ts'
export type { IgnoreSlot } from './pools/ignore-slot.ts'
export type { ElementKind, Pool } from './pools/pool.ts'
export type { Pools } from './pools/pools.ts'
export { takeBody } from './pools/take-body.ts'
export { nearestAxis } from './settle/nearest-axis.ts'
export { createPose, type Pose, type ReadonlyPose } from './settle/pose.ts'
export type { SettleSlot } from './settle/settle-slot.ts'
export { settleTarget } from './settle/settle-target.ts'
export type { SettlingObject } from './settle/settling-object.ts'
export type { Attachment } from './shapes/attachment.ts'
export type { PoolBox, PoolCapsule, PoolSegment, PoolSphere } from './shapes/pool-shapes.ts'
export type { BodyState, HumanState } from './snapshot/body-state.ts'
export type { ListState } from './snapshot/list-state.ts'
export type { ShapesState } from './snapshot/shapes-state.ts'
export type { Snapshot } from './snapshot/snapshot.ts'
export type { Entry, UnportedTest } from './tables/entry.ts'
export { entryAt } from './tables/entry-at.ts'
export type { MeshTable } from './tables/mesh-tables.ts'
export type { PairTable } from './tables/pair-table.ts'
export type { RayTable, RayTest } from './tables/ray-table.ts'
export { SHAPE_TYPES } from './tables/shape-types.ts'
export type { Tables } from './tables/tables.ts'
export { UnportedFunctionError } from './tables/unported-function-error.ts'
export type { WorldState } from './world-state.ts'
