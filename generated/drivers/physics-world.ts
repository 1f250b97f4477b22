// Written by `litspec generate` from spec/units/physics-world.md: change that file, not this one.

export type Vec3 = { readonly x: number; readonly y: number; readonly z: number }

export type Vec4 = { readonly x: number; readonly y: number; readonly z: number; readonly w: number }

export type PoolName = 'BoneSpheres' | 'BoneSegments' | 'StrikeSpheres' | 'HumanCapsules' | 'HumanBodies' | 'ObjectBodies' | 'ObjectSpheres' | 'ObjectBoxes' | 'PaneBodies' | 'PaneBoxes' | 'CarBodies' | 'CarBoxes' | 'PushSpheres' | 'SettleSlots' | 'IgnoreSlots'

export type Element = 'SphereElement' | 'SegmentElement' | 'CapsuleElement' | 'BoxElement' | 'BodyElement' | 'HumanBodyElement' | 'SettleSlotElement' | 'IgnoreSlotElement'

export type PairTable = 'Overlap' | 'Sweep'

export type TypeTable = 'MeshSweep' | 'MeshOverlap' | 'RayCast'

export type Refusal = 'Unported'

export type BoneKind = 'SphereBone' | 'SegmentBone'

export interface BoneShape {
  readonly kind: BoneKind
  readonly bone: number
  readonly index: number
  readonly offset: Vec3
  readonly radius: number
  readonly length: number
  readonly flags: number
}

export interface PoolGivens {
  readonly name: PoolName
}

export interface PoolResult {
  readonly offset: number
  readonly count: number
  readonly stride: number
  readonly element: Element
}

export interface FreshShapeGivens {
  readonly pool: PoolName
  readonly index: number
}

export interface FreshShapeResult {
  readonly flags: number
  readonly radius: number
}

export interface FreshBodyGivens {
  readonly pool: PoolName
  readonly index: number
}

export interface FreshBodyResult {
  readonly flags: number
  readonly owner: string | undefined
  readonly index: number
  readonly shapes: number
  readonly bones: number
  readonly min: Vec3
  readonly max: Vec3
}

export interface HumanSetGivens {
  readonly number: number
}

export interface HumanSetResult {
  readonly height: number
  readonly radius: number
  readonly flags: number
  readonly capsule: number
  readonly shapes: number
  readonly bones: readonly BoneShape[]
}

export interface PunchBagResult {
  readonly height: number
  readonly radius: number
  readonly flags: number
  readonly shapes: number
  readonly bones: readonly BoneShape[]
}

export interface PairTableGivens {
  readonly table: PairTable
}

export interface TypeTableGivens {
  readonly table: TypeTable
}

export interface EntryAtGivens {
  readonly offset: number
}

export interface CallPairGivens {
  readonly table: PairTable
  readonly row: number
  readonly column: number
}

export interface CallTypeGivens {
  readonly table: TypeTable
  readonly type: number
}

export interface CastThroughTableGivens {
  readonly type: number
  readonly S: Vec3
  readonly d: Vec3
  readonly len: number
}

export interface NearestAxisGivens {
  readonly rotation: Vec4
  readonly normal: Vec3
  readonly axisMask: number
}

export interface NearestAxisResult {
  readonly axis: Vec3 | undefined
}

export interface SettleTargetGivens {
  readonly start: Vec4
  readonly normal: Vec3
  readonly axisMask: number
}

export interface SettleTargetResult {
  readonly end: Vec4 | undefined
}

export interface TargetOfGivens {
  readonly start: Vec4
  readonly normal: Vec3
  readonly axisMask: number
}

export interface AxisOfGivens {
  readonly rotation: Vec4
  readonly normal: Vec3
  readonly axisMask: number
}

export interface ObjectGivens {
  readonly name: string
  readonly rotation: Vec4
  readonly flags: number
  readonly spin: Vec3
  readonly position: Vec3
  readonly half: Vec3 | undefined
}

export interface RotationGivens {
  readonly name: string
}

export interface PositionGivens {
  readonly name: string
}

export interface FlagsGivens {
  readonly name: string
}

export interface SpinGivens {
  readonly name: string
}

export interface ClockGivens {
  readonly seconds: number
}

export interface StartSettleGivens {
  readonly name: string
  readonly normal: Vec3
  readonly axisMask: number
}

export interface CancelSettleGivens {
  readonly name: string
}

export interface SlotsGivens {
  readonly name: string
}

export interface SlotGivens {
  readonly index: number
}

export interface SlotResult {
  readonly object: string | undefined
  readonly t: number
  readonly acceleration: number
  readonly speed: number
  readonly start: Vec4
  readonly end: Vec4
}

export interface CrowdGivens {
  readonly count: number
}

export interface InsertGivens {
  readonly name: string
  readonly min: Vec3
  readonly max: Vec3
}

export interface RemoveGivens {
  readonly name: string
}

export interface BoxGivens {
  readonly name: string
}

export interface BoxResult {
  readonly min: Vec3
  readonly max: Vec3
}

export interface BodyFlagsGivens {
  readonly name: string
}

export interface NudgeGivens {
  readonly name: string
  readonly by: Vec3
}

export interface TakeBodyGivens {
  readonly pool: PoolName
  readonly owner: string
}

export interface FreeBodyGivens {
  readonly pool: PoolName
  readonly index: number
}

export interface DressGivens {
  readonly pool: PoolName
  readonly index: number
  readonly flags: number
  readonly max: Vec3
}

export interface BodyInGivens {
  readonly pool: PoolName
  readonly index: number
}

export interface BodyInResult {
  readonly owner: string | undefined
  readonly flags: number
  readonly shapes: number
  readonly max: Vec3
}

export interface CastGivens {
  readonly S: Vec3
  readonly d: Vec3
  readonly len: number
  readonly ignored: string | undefined
}

export interface CastResult {
  readonly owner: string | undefined
  readonly fraction: number | undefined
}

/** What the cases of `The physics world` call; a fresh driver is made for each case. */
export interface PhysicsWorldDriver {
  /**
   * `pool(name: PoolName) → (offset: u32, count: u32, stride: u32, element: Element)`
   *
   * Checks:
   * - `physics-world/IPhysics_Construct.bone-spheres`: Bone spheres
   * - `physics-world/IPhysics_Construct.bone-segments`: Bone segments
   * - `physics-world/IPhysics_Construct.free-slots`: Free slots
   * - `physics-world/IPhysics_Construct.strike-spheres`: Strike spheres
   * - `physics-world/IPhysics_Construct.human-capsules`: Human capsules
   * - `physics-world/IPhysics_Construct.human-bodies`: Human bodies
   * - `physics-world/IPhysics_Construct.object-bodies`: Object bodies
   * - `physics-world/IPhysics_Construct.object-spheres`: Object spheres
   * - `physics-world/IPhysics_Construct.object-boxes`: Object boxes
   * - `physics-world/IPhysics_Construct.pane-bodies`: Pane bodies
   * - `physics-world/IPhysics_Construct.pane-boxes`: Pane boxes
   * - `physics-world/IPhysics_Construct.car-bodies`: Car bodies
   * - `physics-world/IPhysics_Construct.car-boxes`: Car boxes
   * - `physics-world/IPhysics_Construct.push-spheres`: Push spheres
   */
  readonly pool: (givens: PoolGivens) => PoolResult | Promise<PoolResult>
  /**
   * `freshShape(pool: PoolName, index: u32) → (flags: u32, radius: f32)`
   *
   * Checks:
   * - `physics-world/IPhysics_Construct.shapes-as-made`: Shapes as made
   * - `physics-world/IPhysics_Construct.strike-shapes-off`: Strike shapes off
   * - `physics-world/IPhysics_Construct.one-capsule`: One capsule
   * - `physics-world/IPhysics_Construct.five-segments`: Five segments
   * - `physics-world/IPhysics_Construct.five-spheres`: Five spheres
   */
  readonly freshShape: (givens: FreshShapeGivens) => FreshShapeResult | Promise<FreshShapeResult>
  /**
   * `freshBody(pool: PoolName, index: u32) → (flags: u32, owner: text | none, index: i32, shapes: u32, bones: u32, min: vec3, max: vec3)`
   *
   * Checks:
   * - `physics-world/IPhysics_Construct.bodies-as-made`: Bodies as made
   * - `physics-world/IPhysics_Construct.human-bodies-as-made`: Human bodies as made
   * - `physics-world/IPhysics_Construct.one-capsule`: One capsule
   * - `physics-world/IPhysics_Construct.bone-list`: Bone list
   */
  readonly freshBody: (givens: FreshBodyGivens) => FreshBodyResult | Promise<FreshBodyResult>
  /**
   * `humanSet(number: u32) → (height: f32, radius: f32, flags: u32, capsule: u32, shapes: u32, bones: BoneShape[])`
   *
   * Checks:
   * - `physics-world/IPhysics_Construct.one-capsule`: One capsule
   * - `physics-world/IPhysics_Construct.five-segments`: Five segments
   * - `physics-world/IPhysics_Construct.five-spheres`: Five spheres
   * - `physics-world/IPhysics_Construct.bone-list`: Bone list
   * - `physics-world/IPhysics_Construct.bone-sizes`: Bone sizes
   * - `physics-world/IPhysics_Construct.bone-flags`: Bone flags
   */
  readonly humanSet: (givens: HumanSetGivens) => HumanSetResult | Promise<HumanSetResult>
  /**
   * `punchBag() → (height: f32, radius: f32, flags: u32, shapes: u32, bones: BoneShape[])`
   *
   * Checks:
   * - `physics-world/IPhysics_Construct.bag-capsule`: Bag capsule
   * - `physics-world/IPhysics_Construct.bag-segment`: Bag segment
   */
  readonly punchBag: () => PunchBagResult | Promise<PunchBagResult>
  /**
   * `pairTable(table: PairTable) → (u32 | none)[][]`
   *
   * Checks:
   * - `physics-world/IPhysics_Construct.overlaps`: Overlaps
   * - `physics-world/IPhysics_Construct.sweeps`: Sweeps
   */
  readonly pairTable: (givens: PairTableGivens) => readonly (readonly (number | undefined)[])[] | Promise<readonly (readonly (number | undefined)[])[]>
  /**
   * `typeTable(table: TypeTable) → (u32 | none)[]`
   *
   * Checks:
   * - `physics-world/IPhysics_Construct.mesh-sweeps`: Mesh sweeps
   * - `physics-world/IPhysics_Construct.mesh-overlaps`: Mesh overlaps
   * - `physics-world/IPhysics_Construct.rays`: Rays
   */
  readonly typeTable: (givens: TypeTableGivens) => readonly (number | undefined)[] | Promise<readonly (number | undefined)[]>
  /**
   * `entryAt(offset: u32) → u32 | none`
   *
   * Checks:
   * - `physics-world/IPhysics_Construct.overlaps`: Overlaps
   * - `physics-world/IPhysics_Construct.sweeps`: Sweeps
   * - `physics-world/IPhysics_Construct.mesh-sweeps`: Mesh sweeps
   * - `physics-world/IPhysics_Construct.mesh-overlaps`: Mesh overlaps
   * - `physics-world/IPhysics_Construct.rays`: Rays
   */
  readonly entryAt: (givens: EntryAtGivens) => number | undefined | Promise<number | undefined>
  /**
   * `callPair(table: PairTable, row: u32, column: u32)`
   *
   * Checks:
   * - `physics-world/Choices.not-there-yet`: Not there yet
   */
  readonly callPair: (givens: CallPairGivens) => void | Promise<void>
  /**
   * `callType(table: TypeTable, type: u32)`
   *
   * Checks:
   * - `physics-world/Choices.not-there-yet`: Not there yet
   */
  readonly callType: (givens: CallTypeGivens) => void | Promise<void>
  /**
   * `castThroughTable(type: u32, S: vec3, d: vec3, len: f32) → f32 | none`
   *
   * Checks:
   * - `physics-world/IPhysics_Construct.rays`: Rays
   */
  readonly castThroughTable: (givens: CastThroughTableGivens) => number | undefined | Promise<number | undefined>
  /**
   * `nearestAxis(rotation: quat, normal: vec3, axisMask: u32) → axis: vec3 | none`
   *
   * Checks:
   * - `physics-world/Settle_NearestAxis.the-objects-axes`: The object's axes
   * - `physics-world/Settle_NearestAxis.allowed-axes`: Allowed axes
   * - `physics-world/Settle_NearestAxis.smallest-angle`: Smallest angle
   * - `physics-world/Settle_NearestAxis.round-has-no-effect`: Round has no effect
   * - `physics-world/Choices.no-axis-allowed`: No axis allowed
   * - `physics-world/Settle_NearestAxis.positive-axes`: Positive axes
   * - `physics-world/Settle_NearestAxis.lower-index`: Lower index
   * - `physics-world/Settle_NearestAxis.angles-decide`: Angles decide
   */
  readonly nearestAxis: (givens: NearestAxisGivens) => NearestAxisResult | Promise<NearestAxisResult>
  /**
   * `settleTarget(start: quat, normal: vec3, axisMask: u32) → end: quat | none`
   *
   * Checks:
   * - `physics-world/Settle_ComputeTarget.product`: Product
   * - `physics-world/Settle_ComputeTarget.a-right-angle`: A right angle
   * - `physics-world/Choices.one-precision`: One precision
   * - `physics-world/Settle_ComputeTarget.axis-of-the-turn`: Axis of the turn
   * - `physics-world/Settle_ComputeTarget.onto-the-normal`: Onto the normal
   * - `physics-world/Settle_ComputeTarget.angle`: Angle
   * - `physics-world/Settle_ComputeTarget.wrapped`: Wrapped
   * - `physics-world/Settle_ComputeTarget.onto-its-opposite`: Onto its opposite
   * - `physics-world/Settle_ComputeTarget.side`: Side
   * - `physics-world/Settle_ComputeTarget.same-half`: Same half
   * - `physics-world/Choices.no-axis-allowed`: No axis allowed
   * - `physics-world/Settle_ComputeTarget.parallel-guard`: Parallel guard
   * - `physics-world/Choices.parallel-means-zero`: Parallel means zero
   * - `physics-world/Settle_ComputeTarget.small-tilts`: Small tilts
   */
  readonly settleTarget: (givens: SettleTargetGivens) => SettleTargetResult | Promise<SettleTargetResult>
  /**
   * `targetOf(start: quat, normal: vec3, axisMask: u32) → quat`
   *
   * Checks:
   * - `physics-world/Settle_ComputeTarget.small-tilts`: Small tilts
   * - `physics-world/Choices.parallel-means-zero`: Parallel means zero
   * - `physics-world/Settle_ComputeTarget.onto-the-normal`: Onto the normal
   * - `physics-world/Settle_ComputeTarget.onto-its-opposite`: Onto its opposite
   */
  readonly targetOf: (givens: TargetOfGivens) => Vec4 | Promise<Vec4>
  /**
   * `axisOf(rotation: quat, normal: vec3, axisMask: u32) → vec3`
   *
   * Checks:
   * - `physics-world/Settle_ComputeTarget.onto-the-normal`: Onto the normal
   * - `physics-world/Settle_ComputeTarget.onto-its-opposite`: Onto its opposite
   */
  readonly axisOf: (givens: AxisOfGivens) => Vec3 | Promise<Vec3>
  /**
   * `object(name: text, rotation: quat = (0.0, 0.0, 0.0, 1.0), flags: u32 = 0, spin: vec3 = (0.0, 0.0, 0.0), position: vec3 = (0.0, 0.0, 0.0), half: vec3 | none = none)`
   *
   * Checks:
   * - `physics-world/Choices.rays-of-the-world`: Rays of the world
   * - `physics-world/IPhysics_Step.measured-anew`: Measured anew
   * - `physics-world/IPhysics_Step.old-values`: Old values
   * - `physics-world/IPhysics_Step.first-tick`: First tick
   * - `physics-world/IPhysics_Step.eleven-ticks`: Eleven ticks
   * - `physics-world/IPhysics_Step.along-the-arc`: Along the arc
   * - `physics-world/IPhysics_Step.written-back`: Written back
   * - `physics-world/IPhysics_Step.arrived`: Arrived
   * - `physics-world/IPhysics_StartSettle.settling-flag`: Settling flag
   * - `physics-world/IPhysics_Step.slot-by-slot`: Slot by slot
   * - `physics-world/IPhysics_Step.body-follows`: Body follows
   * - `physics-world/Choices.owners-pose-shapes`: Owners pose shapes
   * - `physics-world/IPhysics_StartSettle.fresh-slot`: Fresh slot
   * - `physics-world/IPhysics_StartSettle.end`: End
   * - `physics-world/Choices.answer`: Answer
   * - `physics-world/IPhysics_StartSettle.refused`: Refused
   * - `physics-world/IPhysics_StartSettle.first-slot`: First slot
   * - `physics-world/IPhysics_StartSettle.a-second-slot`: A second slot
   * - `physics-world/IPhysics_CancelSettle.first-of-its-slots`: First of its slots
   * - `physics-world/Choices.no-axis-allowed`: No axis allowed
   * - `physics-world/IPhysics_StartSettle.pose-now`: Pose now
   * - `physics-world/IPhysics_StartSettle.spin-ends`: Spin ends
   * - `physics-world/Choices.pose-now-of-a-spin`: Pose now of a spin
   * - `physics-world/IPhysics_CancelSettle.flag-first`: Flag first
   * - `physics-world/IPhysics_CancelSettle.nothing-else`: Nothing else
   * - `physics-world/Choices.snapshot`: Snapshot
   */
  readonly object: (givens: ObjectGivens) => void | Promise<void>
  /**
   * `rotation(name: text) → quat`
   *
   * Checks:
   * - `physics-world/IPhysics_Step.along-the-arc`: Along the arc
   * - `physics-world/IPhysics_Step.written-back`: Written back
   * - `physics-world/IPhysics_Step.arrived`: Arrived
   * - `physics-world/IPhysics_Step.slot-by-slot`: Slot by slot
   * - `physics-world/IPhysics_Step.body-follows`: Body follows
   * - `physics-world/IPhysics_StartSettle.fresh-slot`: Fresh slot
   * - `physics-world/IPhysics_StartSettle.end`: End
   * - `physics-world/IPhysics_StartSettle.settling-flag`: Settling flag
   * - `physics-world/Choices.answer`: Answer
   * - `physics-world/IPhysics_StartSettle.refused`: Refused
   * - `physics-world/IPhysics_StartSettle.pose-now`: Pose now
   * - `physics-world/IPhysics_StartSettle.spin-ends`: Spin ends
   * - `physics-world/Choices.pose-now-of-a-spin`: Pose now of a spin
   * - `physics-world/IPhysics_CancelSettle.flag-first`: Flag first
   * - `physics-world/IPhysics_CancelSettle.first-of-its-slots`: First of its slots
   * - `physics-world/IPhysics_CancelSettle.nothing-else`: Nothing else
   * - `physics-world/Choices.snapshot`: Snapshot
   */
  readonly rotation: (givens: RotationGivens) => Vec4 | Promise<Vec4>
  /**
   * `position(name: text) → vec3`
   *
   * Checks:
   * - `physics-world/IPhysics_Step.along-the-arc`: Along the arc
   * - `physics-world/IPhysics_Step.written-back`: Written back
   * - `physics-world/IPhysics_Step.arrived`: Arrived
   */
  readonly position: (givens: PositionGivens) => Vec3 | Promise<Vec3>
  /**
   * `flags(name: text) → u32`
   *
   * Checks:
   * - `physics-world/IPhysics_Step.old-values`: Old values
   * - `physics-world/IPhysics_Step.first-tick`: First tick
   * - `physics-world/IPhysics_Step.eleven-ticks`: Eleven ticks
   * - `physics-world/IPhysics_Step.along-the-arc`: Along the arc
   * - `physics-world/IPhysics_Step.written-back`: Written back
   * - `physics-world/IPhysics_Step.arrived`: Arrived
   * - `physics-world/IPhysics_StartSettle.settling-flag`: Settling flag
   * - `physics-world/IPhysics_Step.body-follows`: Body follows
   * - `physics-world/IPhysics_StartSettle.fresh-slot`: Fresh slot
   * - `physics-world/IPhysics_StartSettle.end`: End
   * - `physics-world/Choices.answer`: Answer
   * - `physics-world/IPhysics_StartSettle.refused`: Refused
   * - `physics-world/IPhysics_StartSettle.a-second-slot`: A second slot
   * - `physics-world/IPhysics_CancelSettle.first-of-its-slots`: First of its slots
   * - `physics-world/Choices.no-axis-allowed`: No axis allowed
   * - `physics-world/IPhysics_CancelSettle.flag-first`: Flag first
   * - `physics-world/IPhysics_CancelSettle.nothing-else`: Nothing else
   */
  readonly flags: (givens: FlagsGivens) => number | Promise<number>
  /**
   * `spin(name: text) → vec3`
   *
   * Checks:
   * - `physics-world/IPhysics_StartSettle.refused`: Refused
   * - `physics-world/Choices.answer`: Answer
   * - `physics-world/Choices.no-axis-allowed`: No axis allowed
   * - `physics-world/IPhysics_StartSettle.pose-now`: Pose now
   * - `physics-world/IPhysics_StartSettle.spin-ends`: Spin ends
   * - `physics-world/IPhysics_StartSettle.end`: End
   * - `physics-world/Choices.pose-now-of-a-spin`: Pose now of a spin
   */
  readonly spin: (givens: SpinGivens) => Vec3 | Promise<Vec3>
  /**
   * `clock(seconds: f32)`
   *
   * Checks:
   * - `physics-world/IPhysics_StartSettle.pose-now`: Pose now
   * - `physics-world/IPhysics_StartSettle.spin-ends`: Spin ends
   * - `physics-world/IPhysics_StartSettle.end`: End
   * - `physics-world/Choices.pose-now-of-a-spin`: Pose now of a spin
   */
  readonly clock: (givens: ClockGivens) => void | Promise<void>
  /**
   * `startSettle(name: text, normal: vec3 = (0.0, 0.0, 1.0), axisMask: u32 = 1) → bool`
   *
   * Checks:
   * - `physics-world/IPhysics_Step.measured-anew`: Measured anew
   * - `physics-world/IPhysics_Step.old-values`: Old values
   * - `physics-world/IPhysics_Step.first-tick`: First tick
   * - `physics-world/IPhysics_Step.eleven-ticks`: Eleven ticks
   * - `physics-world/IPhysics_Step.along-the-arc`: Along the arc
   * - `physics-world/IPhysics_Step.written-back`: Written back
   * - `physics-world/IPhysics_Step.arrived`: Arrived
   * - `physics-world/IPhysics_StartSettle.settling-flag`: Settling flag
   * - `physics-world/IPhysics_Step.slot-by-slot`: Slot by slot
   * - `physics-world/IPhysics_Step.body-follows`: Body follows
   * - `physics-world/Choices.owners-pose-shapes`: Owners pose shapes
   * - `physics-world/IPhysics_StartSettle.fresh-slot`: Fresh slot
   * - `physics-world/IPhysics_StartSettle.end`: End
   * - `physics-world/Choices.answer`: Answer
   * - `physics-world/IPhysics_StartSettle.refused`: Refused
   * - `physics-world/IPhysics_StartSettle.first-slot`: First slot
   * - `physics-world/IPhysics_StartSettle.a-second-slot`: A second slot
   * - `physics-world/IPhysics_CancelSettle.first-of-its-slots`: First of its slots
   * - `physics-world/Choices.no-axis-allowed`: No axis allowed
   * - `physics-world/IPhysics_StartSettle.pose-now`: Pose now
   * - `physics-world/IPhysics_StartSettle.spin-ends`: Spin ends
   * - `physics-world/Choices.pose-now-of-a-spin`: Pose now of a spin
   * - `physics-world/IPhysics_CancelSettle.flag-first`: Flag first
   * - `physics-world/IPhysics_CancelSettle.nothing-else`: Nothing else
   * - `physics-world/Choices.snapshot`: Snapshot
   */
  readonly startSettle: (givens: StartSettleGivens) => boolean | Promise<boolean>
  /**
   * `cancelSettle(name: text)`
   *
   * Checks:
   * - `physics-world/IPhysics_Step.slot-by-slot`: Slot by slot
   * - `physics-world/IPhysics_StartSettle.first-slot`: First slot
   * - `physics-world/IPhysics_StartSettle.a-second-slot`: A second slot
   * - `physics-world/IPhysics_CancelSettle.first-of-its-slots`: First of its slots
   * - `physics-world/IPhysics_CancelSettle.flag-first`: Flag first
   * - `physics-world/IPhysics_CancelSettle.nothing-else`: Nothing else
   */
  readonly cancelSettle: (givens: CancelSettleGivens) => void | Promise<void>
  /**
   * `step()`
   *
   * Checks:
   * - `physics-world/IPhysics_Step.counting`: Counting
   * - `physics-world/IPhysics_Step.measured-anew`: Measured anew
   * - `physics-world/IPhysics_Step.nobody-there`: Nobody there
   * - `physics-world/IPhysics_Step.old-values`: Old values
   * - `physics-world/IPhysics_Step.first-tick`: First tick
   * - `physics-world/IPhysics_Step.eleven-ticks`: Eleven ticks
   * - `physics-world/IPhysics_Step.along-the-arc`: Along the arc
   * - `physics-world/IPhysics_Step.written-back`: Written back
   * - `physics-world/IPhysics_Step.arrived`: Arrived
   * - `physics-world/IPhysics_StartSettle.settling-flag`: Settling flag
   * - `physics-world/IPhysics_Step.slot-by-slot`: Slot by slot
   * - `physics-world/IPhysics_Step.body-follows`: Body follows
   * - `physics-world/Choices.owners-pose-shapes`: Owners pose shapes
   * - `physics-world/IPhysics_StartSettle.refused`: Refused
   * - `physics-world/Choices.answer`: Answer
   * - `physics-world/IPhysics_StartSettle.first-slot`: First slot
   * - `physics-world/IPhysics_StartSettle.pose-now`: Pose now
   * - `physics-world/IPhysics_StartSettle.spin-ends`: Spin ends
   * - `physics-world/IPhysics_StartSettle.end`: End
   * - `physics-world/Choices.pose-now-of-a-spin`: Pose now of a spin
   * - `physics-world/IPhysics_CancelSettle.flag-first`: Flag first
   * - `physics-world/IPhysics_CancelSettle.first-of-its-slots`: First of its slots
   * - `physics-world/IPhysics_CancelSettle.nothing-else`: Nothing else
   * - `physics-world/Choices.snapshot`: Snapshot
   */
  readonly step: () => void | Promise<void>
  /**
   * `slots(name: text) → u32[]`
   *
   * Checks:
   * - `physics-world/IPhysics_StartSettle.refused`: Refused
   * - `physics-world/Choices.answer`: Answer
   * - `physics-world/IPhysics_StartSettle.first-slot`: First slot
   * - `physics-world/IPhysics_StartSettle.a-second-slot`: A second slot
   * - `physics-world/IPhysics_CancelSettle.first-of-its-slots`: First of its slots
   * - `physics-world/IPhysics_CancelSettle.flag-first`: Flag first
   * - `physics-world/IPhysics_CancelSettle.nothing-else`: Nothing else
   */
  readonly slots: (givens: SlotsGivens) => readonly number[] | Promise<readonly number[]>
  /**
   * `freeSlots() → u32`
   *
   * Checks:
   * - `physics-world/IPhysics_Construct.empty-world`: Empty world
   * - `physics-world/IPhysics_Construct.free-slots`: Free slots
   * - `physics-world/IPhysics_Step.old-values`: Old values
   * - `physics-world/IPhysics_Step.first-tick`: First tick
   * - `physics-world/IPhysics_Step.eleven-ticks`: Eleven ticks
   * - `physics-world/IPhysics_Step.written-back`: Written back
   * - `physics-world/IPhysics_Step.body-follows`: Body follows
   * - `physics-world/IPhysics_StartSettle.refused`: Refused
   * - `physics-world/Choices.answer`: Answer
   * - `physics-world/IPhysics_StartSettle.first-slot`: First slot
   * - `physics-world/Choices.no-axis-allowed`: No axis allowed
   * - `physics-world/IPhysics_CancelSettle.flag-first`: Flag first
   * - `physics-world/IPhysics_CancelSettle.first-of-its-slots`: First of its slots
   * - `physics-world/IPhysics_CancelSettle.nothing-else`: Nothing else
   * - `physics-world/Choices.snapshot`: Snapshot
   */
  readonly freeSlots: () => number | Promise<number>
  /**
   * `slot(index: u32) → (object: text | none, t: f32, acceleration: f32, speed: f32, start: quat, end: quat)`
   *
   * Checks:
   * - `physics-world/IPhysics_Step.old-values`: Old values
   * - `physics-world/IPhysics_Step.first-tick`: First tick
   * - `physics-world/IPhysics_Step.eleven-ticks`: Eleven ticks
   * - `physics-world/IPhysics_StartSettle.fresh-slot`: Fresh slot
   * - `physics-world/IPhysics_StartSettle.end`: End
   * - `physics-world/IPhysics_StartSettle.settling-flag`: Settling flag
   * - `physics-world/Choices.answer`: Answer
   * - `physics-world/IPhysics_StartSettle.first-slot`: First slot
   * - `physics-world/IPhysics_StartSettle.pose-now`: Pose now
   * - `physics-world/IPhysics_StartSettle.spin-ends`: Spin ends
   * - `physics-world/Choices.pose-now-of-a-spin`: Pose now of a spin
   * - `physics-world/Choices.snapshot`: Snapshot
   */
  readonly slot: (givens: SlotGivens) => SlotResult | Promise<SlotResult>
  /**
   * `written() → text[]`
   *
   * Checks:
   * - `physics-world/IPhysics_Step.slot-by-slot`: Slot by slot
   */
  readonly written: () => readonly string[] | Promise<readonly string[]>
  /**
   * `crowd(count: u32)`
   *
   * Checks:
   * - `physics-world/IPhysics_StartSettle.refused`: Refused
   * - `physics-world/Choices.answer`: Answer
   * - `physics-world/IPhysics_StartSettle.first-slot`: First slot
   */
  readonly crowd: (givens: CrowdGivens) => void | Promise<void>
  /**
   * `insert(name: text, min: vec3, max: vec3)`
   *
   * Checks:
   * - `physics-world/IPhysics_Step.counting`: Counting
   * - `physics-world/IPhysics_Step.measured-anew`: Measured anew
   * - `physics-world/IPhysics_Step.nobody-there`: Nobody there
   * - `physics-world/IPhysics_Step.body-follows`: Body follows
   * - `physics-world/Choices.owners-pose-shapes`: Owners pose shapes
   * - `physics-world/Choices.snapshot`: Snapshot
   */
  readonly insert: (givens: InsertGivens) => void | Promise<void>
  /**
   * `remove(name: text)`
   *
   * Checks:
   * - `physics-world/IPhysics_Step.counting`: Counting
   * - `physics-world/IPhysics_Step.measured-anew`: Measured anew
   * - `physics-world/IPhysics_Step.nobody-there`: Nobody there
   * - `physics-world/Choices.snapshot`: Snapshot
   */
  readonly remove: (givens: RemoveGivens) => void | Promise<void>
  /**
   * `listed() → text[]`
   *
   * Checks:
   * - `physics-world/IPhysics_Construct.empty-world`: Empty world
   * - `physics-world/IPhysics_Construct.free-slots`: Free slots
   * - `physics-world/IPhysics_Step.body-follows`: Body follows
   * - `physics-world/Choices.owners-pose-shapes`: Owners pose shapes
   * - `physics-world/Choices.snapshot`: Snapshot
   */
  readonly listed: () => readonly string[] | Promise<readonly string[]>
  /**
   * `humans() → text[]`
   *
   * Checks:
   * - `physics-world/IPhysics_Construct.empty-world`: Empty world
   * - `physics-world/IPhysics_Construct.free-slots`: Free slots
   */
  readonly humans: () => readonly string[] | Promise<readonly string[]>
  /**
   * `box(name: text) → (min: vec3, max: vec3)`
   *
   * Checks:
   * - `physics-world/IPhysics_Step.written-back`: Written back
   * - `physics-world/IPhysics_Step.body-follows`: Body follows
   * - `physics-world/Choices.owners-pose-shapes`: Owners pose shapes
   * - `physics-world/Choices.snapshot`: Snapshot
   */
  readonly box: (givens: BoxGivens) => BoxResult | Promise<BoxResult>
  /**
   * `bodyFlags(name: text) → u32`
   *
   * Checks:
   * - `physics-world/IPhysics_Step.body-follows`: Body follows
   * - `physics-world/Choices.owners-pose-shapes`: Owners pose shapes
   */
  readonly bodyFlags: (givens: BodyFlagsGivens) => number | Promise<number>
  /**
   * `nudge(name: text, by: vec3)`
   *
   * Checks:
   * - `physics-world/IPhysics_Step.written-back`: Written back
   * - `physics-world/IPhysics_Step.body-follows`: Body follows
   */
  readonly nudge: (givens: NudgeGivens) => void | Promise<void>
  /**
   * `widest() → f32`
   *
   * Checks:
   * - `physics-world/IPhysics_Construct.empty-world`: Empty world
   * - `physics-world/IPhysics_Construct.free-slots`: Free slots
   * - `physics-world/IPhysics_Step.counting`: Counting
   * - `physics-world/IPhysics_Step.measured-anew`: Measured anew
   * - `physics-world/IPhysics_Step.nobody-there`: Nobody there
   * - `physics-world/Choices.snapshot`: Snapshot
   */
  readonly widest: () => number | Promise<number>
  /**
   * `ticks() → u32`
   *
   * Checks:
   * - `physics-world/IPhysics_Construct.empty-world`: Empty world
   * - `physics-world/IPhysics_Construct.free-slots`: Free slots
   * - `physics-world/IPhysics_Step.counting`: Counting
   * - `physics-world/IPhysics_Step.measured-anew`: Measured anew
   * - `physics-world/Choices.snapshot`: Snapshot
   */
  readonly ticks: () => number | Promise<number>
  /**
   * `freeIgnoreSlots() → u32`
   *
   * Checks:
   * - `physics-world/IPhysics_Construct.empty-world`: Empty world
   * - `physics-world/IPhysics_Construct.free-slots`: Free slots
   */
  readonly freeIgnoreSlots: () => number | Promise<number>
  /**
   * `takeBody(pool: PoolName, owner: text) → u32 | none`
   *
   * Checks:
   * - `physics-world/Choices.first-free-body`: First free body
   * - `physics-world/Choices.full-pool`: Full pool
   */
  readonly takeBody: (givens: TakeBodyGivens) => number | undefined | Promise<number | undefined>
  /**
   * `freeBody(pool: PoolName, index: u32)`
   *
   * Checks:
   * - `physics-world/Choices.first-free-body`: First free body
   */
  readonly freeBody: (givens: FreeBodyGivens) => void | Promise<void>
  /**
   * `dress(pool: PoolName, index: u32, flags: u32, max: vec3)`
   *
   * Checks:
   * - `physics-world/Choices.first-free-body`: First free body
   */
  readonly dress: (givens: DressGivens) => void | Promise<void>
  /**
   * `bodyIn(pool: PoolName, index: u32) → (owner: text | none, flags: u32, shapes: u32, max: vec3)`
   *
   * Checks:
   * - `physics-world/Choices.first-free-body`: First free body
   */
  readonly bodyIn: (givens: BodyInGivens) => BodyInResult | Promise<BodyInResult>
  /**
   * `cast(S: vec3, d: vec3, len: f32, ignored: text | none = none) → (owner: text | none, fraction: f32 | none)`
   *
   * Checks:
   * - `physics-world/Choices.rays-of-the-world`: Rays of the world
   */
  readonly cast: (givens: CastGivens) => CastResult | Promise<CastResult>
  /**
   * `snapshot()`
   *
   * Checks:
   * - `physics-world/Choices.snapshot`: Snapshot
   */
  readonly snapshot: () => void | Promise<void>
  /**
   * `restore()`
   *
   * Checks:
   * - `physics-world/Choices.snapshot`: Snapshot
   */
  readonly restore: () => void | Promise<void>
}
