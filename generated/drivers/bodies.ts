// Written by `litspec generate` from spec/units/bodies.md: change that file, not this one.

export type Vec3 = { readonly x: number; readonly y: number; readonly z: number }

export type ShapeKind = 'BoxShape' | 'SphereShape' | 'CapsuleShape' | 'SegmentShape'

export interface Shape {
  readonly name: string
  readonly kind: ShapeKind
  readonly enabled: boolean
  readonly centre: Vec3
  readonly end: Vec3
  readonly axes: readonly [Vec3, Vec3, Vec3]
  readonly half: Vec3
  readonly radius: number
  readonly height: number
}

export interface SetBoxSizeGivens {
  readonly size: Vec3
}

export interface SetBoxSizeResult {
  readonly half: Vec3
}

export interface SetCapsuleSizeGivens {
  readonly first: number
  readonly second: number
}

export interface SetCapsuleSizeResult {
  readonly height: number
  readonly radius: number
}

export interface BoundsGivens {
  readonly shape: Shape
}

export interface BoundsResult {
  readonly min: Vec3
  readonly max: Vec3
}

export interface BodyBoundsGivens {
  readonly shapes: readonly Shape[]
}

export interface BodyBoundsResult {
  readonly min: Vec3
  readonly max: Vec3
}

export interface InitNodeResult {
  readonly min: Vec3
  readonly max: Vec3
  readonly index: number
  readonly linked: boolean
}

export interface InsertGivens {
  readonly name: string
  readonly min: Vec3
  readonly max: Vec3
  readonly owner: string | undefined
  readonly flags: number
  readonly typeMask: number
}

export interface RemoveGivens {
  readonly name: string
}

export interface MoveGivens {
  readonly name: string
  readonly min: Vec3
  readonly max: Vec3
}

export interface ShiftGivens {
  readonly name: string
  readonly min: Vec3
  readonly max: Vec3
}

export interface SetWidestGivens {
  readonly width: number
}

export interface QueryGivens {
  readonly min: Vec3
  readonly max: Vec3
  readonly start: string | undefined
  readonly ignored: string | undefined
  readonly typeMask: number
  readonly flagMask: number
}

export interface FoundGivens {
  readonly min: Vec3
  readonly max: Vec3
}

export interface MakeGivens {
  readonly body: string
}

export interface AddShapeGivens {
  readonly body: string
  readonly shape: Shape
}

export interface ShapesGivens {
  readonly body: string
}

export interface PlaceGivens {
  readonly body: string
  readonly shape: string
  readonly centre: Vec3
}

export interface MarkGivens {
  readonly body: string
  readonly flags: number
}

export interface FlagsGivens {
  readonly body: string
}

export interface SetOwnerGivens {
  readonly body: string
  readonly owner: string
  readonly typeMask: number
}

export interface OwnerGivens {
  readonly body: string
}

export interface TypeMaskGivens {
  readonly body: string
}

export interface AddGivens {
  readonly body: string
}

export interface DropGivens {
  readonly body: string
}

export interface IndexGivens {
  readonly body: string
}

export interface UpdateGivens {
  readonly body: string
}

export interface BoxGivens {
  readonly body: string
}

export interface BoxResult {
  readonly min: Vec3
  readonly max: Vec3
}

/** What the cases of `Shapes, bodies and the sorted list` call; a fresh driver is made for each case. */
export interface BodiesDriver {
  /**
   * `setBoxSize(size: vec3) → half: vec3`
   *
   * Checks:
   * - `bodies/PhysicsBox_SetSize.half-of-each`: Half of each
   */
  readonly setBoxSize: (givens: SetBoxSizeGivens) => SetBoxSizeResult | Promise<SetBoxSizeResult>
  /**
   * `setCapsuleSize(first: f32, second: f32) → (height: f32, radius: f32)`
   *
   * Checks:
   * - `bodies/PhysicsCapsule_SetSize.height-first`: Height first
   */
  readonly setCapsuleSize: (givens: SetCapsuleSizeGivens) => SetCapsuleSizeResult | Promise<SetCapsuleSizeResult>
  /**
   * `bounds(shape: Shape) → (min: vec3, max: vec3)`
   *
   * Checks:
   * - `bodies/PhysicsShape_GetBounds.by-type`: By type
   * - `bodies/PhysicsBox_GetBounds.every-corner`: Every corner
   * - `bodies/Choices.box-bounds`: Box bounds
   * - `bodies/AABB_FromSphere.a-cube`: A cube
   * - `bodies/Choices.capsule-bounds`: Capsule bounds
   * - `bodies/Choices.segment-bounds`: Segment bounds
   */
  readonly bounds: (givens: BoundsGivens) => BoundsResult | Promise<BoundsResult>
  /**
   * `bodyBounds(shapes: Shape[]) → (min: vec3, max: vec3)`
   *
   * Checks:
   * - `bodies/PhysicsBody_RebuildBounds.union`: Union
   * - `bodies/Choices.disabled-shapes`: Disabled shapes
   * - `bodies/Choices.no-shapes`: No shapes
   */
  readonly bodyBounds: (givens: BodyBoundsGivens) => BodyBoundsResult | Promise<BodyBoundsResult>
  /**
   * `initNode() → (min: vec3, max: vec3, index: i32, linked: bool)`
   *
   * Checks:
   * - `bodies/PhysicsNode_Init.box-at-the-origin`: Box at the origin
   * - `bodies/PhysicsNode_Init.in-no-list`: In no list
   */
  readonly initNode: () => InitNodeResult | Promise<InitNodeResult>
  /**
   * `insert(name: text, min: vec3, max: vec3, owner: text | none = none, flags: u32 = 8192, typeMask: u32 = 4294967295)`
   *
   * Checks:
   * - `bodies/BodyList_Insert.ordered-by-smallest-x`: Ordered by smallest x
   * - `bodies/Choices.equal-smallest-x`: Equal smallest x
   * - `bodies/BodyList_Insert.widest-grows`: Widest grows
   * - `bodies/BodyList_Remove.unlinked`: Unlinked
   * - `bodies/BodyList_Remove.widest-stays`: Widest stays
   * - `bodies/BodyList_Reinsert.new-place`: New place
   * - `bodies/Choices.sorting-again`: Sorting again
   * - `bodies/IPhysics_QueryBox.from-the-head`: From the head
   * - `bodies/IPhysics_QueryBox.list-order`: List order
   * - `bodies/IPhysics_QueryBox.touching-counts`: Touching counts
   * - `bodies/IPhysics_QueryBox.stopping`: Stopping
   * - `bodies/IPhysics_QueryBox.ignored-owner`: Ignored owner
   * - `bodies/IPhysics_QueryBox.type-mask`: Type mask
   * - `bodies/IPhysics_QueryBox.flag-mask`: Flag mask
   * - `bodies/IPhysics_QueryBox.walking-back`: Walking back
   * - `bodies/Choices.backward-finds`: Backward finds
   * - `bodies/Choices.any-number`: Any number
   */
  readonly insert: (givens: InsertGivens) => void | Promise<void>
  /**
   * `remove(name: text)`
   *
   * Checks:
   * - `bodies/BodyList_Remove.unlinked`: Unlinked
   * - `bodies/BodyList_Remove.widest-stays`: Widest stays
   */
  readonly remove: (givens: RemoveGivens) => void | Promise<void>
  /**
   * `move(name: text, min: vec3, max: vec3)`
   *
   * Checks:
   * - `bodies/BodyList_Reinsert.new-place`: New place
   * - `bodies/Choices.sorting-again`: Sorting again
   * - `bodies/Choices.equal-smallest-x`: Equal smallest x
   */
  readonly move: (givens: MoveGivens) => void | Promise<void>
  /**
   * `shift(name: text, min: vec3, max: vec3)`
   *
   * Checks:
   * - `bodies/IPhysics_QueryBox.stopping`: Stopping
   */
  readonly shift: (givens: ShiftGivens) => void | Promise<void>
  /**
   * `order() → text[]`
   *
   * Checks:
   * - `bodies/BodyList_Insert.ordered-by-smallest-x`: Ordered by smallest x
   * - `bodies/Choices.equal-smallest-x`: Equal smallest x
   * - `bodies/BodyList_Remove.unlinked`: Unlinked
   * - `bodies/BodyList_Reinsert.new-place`: New place
   * - `bodies/Choices.sorting-again`: Sorting again
   */
  readonly order: () => readonly string[] | Promise<readonly string[]>
  /**
   * `widest() → f32`
   *
   * Checks:
   * - `bodies/BodyList_Insert.widest-grows`: Widest grows
   * - `bodies/BodyList_Remove.widest-stays`: Widest stays
   * - `bodies/Choices.sorting-again`: Sorting again
   */
  readonly widest: () => number | Promise<number>
  /**
   * `setWidest(width: f32)`
   *
   * Checks:
   * - `bodies/IPhysics_QueryBox.walking-back`: Walking back
   */
  readonly setWidest: (givens: SetWidestGivens) => void | Promise<void>
  /**
   * `query(min: vec3, max: vec3, start: text | none = none, ignored: text | none = none, typeMask: u32 = 4294967295, flagMask: u32 = 0) → text[]`
   *
   * Checks:
   * - `bodies/IPhysics_QueryBox.from-the-head`: From the head
   * - `bodies/IPhysics_QueryBox.list-order`: List order
   * - `bodies/IPhysics_QueryBox.touching-counts`: Touching counts
   * - `bodies/IPhysics_QueryBox.stopping`: Stopping
   * - `bodies/IPhysics_QueryBox.ignored-owner`: Ignored owner
   * - `bodies/IPhysics_QueryBox.type-mask`: Type mask
   * - `bodies/IPhysics_QueryBox.flag-mask`: Flag mask
   * - `bodies/IPhysics_QueryBox.walking-back`: Walking back
   * - `bodies/Choices.backward-finds`: Backward finds
   */
  readonly query: (givens: QueryGivens) => readonly string[] | Promise<readonly string[]>
  /**
   * `found(min: vec3, max: vec3) → u32`
   *
   * Checks:
   * - `bodies/Choices.any-number`: Any number
   */
  readonly found: (givens: FoundGivens) => number | Promise<number>
  /**
   * `make(body: text)`
   *
   * Checks:
   * - `bodies/Choices.fresh-body`: Fresh body
   * - `bodies/Choices.everyones-type`: Everyone's type
   * - `bodies/PhysicsBody_AddShape.joins-the-chain`: Joins the chain
   * - `bodies/PhysicsBody_GetShapes.whole-chain`: Whole chain
   * - `bodies/Choices.tail-of-the-chain`: Tail of the chain
   * - `bodies/PhysicsBody_SetOwner.owner`: Owner
   * - `bodies/Choices.type-mask`: Type mask
   * - `bodies/IPhysics_AddBody.vector-and-list`: Vector and list
   * - `bodies/IPhysics_RemoveBody.undone`: Undone
   * - `bodies/Choices.vector-index`: Vector index
   * - `bodies/Choices.added-as-it-is`: Added as it is
   * - `bodies/PhysicsBody_Update.bounds`: Bounds
   * - `bodies/PhysicsBody_Update.sorted-again`: Sorted again
   * - `bodies/PhysicsBody_Update.clean-again`: Clean again
   * - `bodies/PhysicsBody_Update.only-when-needed`: Only when needed
   * - `bodies/Choices.posed-shapes`: Posed shapes
   * - `bodies/Choices.not-listed`: Not listed
   * - `bodies/Choices.no-shapes`: No shapes
   */
  readonly make: (givens: MakeGivens) => void | Promise<void>
  /**
   * `addShape(body: text, shape: Shape)`
   *
   * Checks:
   * - `bodies/PhysicsBody_AddShape.joins-the-chain`: Joins the chain
   * - `bodies/PhysicsBody_GetShapes.whole-chain`: Whole chain
   * - `bodies/Choices.tail-of-the-chain`: Tail of the chain
   * - `bodies/Choices.added-as-it-is`: Added as it is
   * - `bodies/PhysicsBody_Update.bounds`: Bounds
   * - `bodies/PhysicsBody_Update.sorted-again`: Sorted again
   * - `bodies/PhysicsBody_Update.clean-again`: Clean again
   * - `bodies/PhysicsBody_Update.only-when-needed`: Only when needed
   * - `bodies/Choices.posed-shapes`: Posed shapes
   * - `bodies/Choices.not-listed`: Not listed
   */
  readonly addShape: (givens: AddShapeGivens) => void | Promise<void>
  /**
   * `shapes(body: text) → text[]`
   *
   * Checks:
   * - `bodies/Choices.fresh-body`: Fresh body
   * - `bodies/Choices.everyones-type`: Everyone's type
   * - `bodies/PhysicsBody_AddShape.joins-the-chain`: Joins the chain
   * - `bodies/PhysicsBody_GetShapes.whole-chain`: Whole chain
   * - `bodies/Choices.tail-of-the-chain`: Tail of the chain
   */
  readonly shapes: (givens: ShapesGivens) => readonly string[] | Promise<readonly string[]>
  /**
   * `place(body: text, shape: text, centre: vec3)`
   *
   * Checks:
   * - `bodies/PhysicsBody_Update.only-when-needed`: Only when needed
   * - `bodies/Choices.posed-shapes`: Posed shapes
   * - `bodies/PhysicsBody_Update.clean-again`: Clean again
   */
  readonly place: (givens: PlaceGivens) => void | Promise<void>
  /**
   * `mark(body: text, flags: u32)`
   *
   * Checks:
   * - `bodies/PhysicsBody_Update.only-when-needed`: Only when needed
   * - `bodies/Choices.posed-shapes`: Posed shapes
   * - `bodies/PhysicsBody_Update.clean-again`: Clean again
   */
  readonly mark: (givens: MarkGivens) => void | Promise<void>
  /**
   * `flags(body: text) → u32`
   *
   * Checks:
   * - `bodies/Choices.fresh-body`: Fresh body
   * - `bodies/Choices.everyones-type`: Everyone's type
   * - `bodies/PhysicsBody_Update.bounds`: Bounds
   * - `bodies/PhysicsBody_Update.sorted-again`: Sorted again
   * - `bodies/PhysicsBody_Update.clean-again`: Clean again
   * - `bodies/PhysicsBody_Update.only-when-needed`: Only when needed
   * - `bodies/Choices.posed-shapes`: Posed shapes
   * - `bodies/Choices.not-listed`: Not listed
   * - `bodies/Choices.no-shapes`: No shapes
   */
  readonly flags: (givens: FlagsGivens) => number | Promise<number>
  /**
   * `setOwner(body: text, owner: text, typeMask: u32)`
   *
   * Checks:
   * - `bodies/PhysicsBody_SetOwner.owner`: Owner
   * - `bodies/Choices.type-mask`: Type mask
   */
  readonly setOwner: (givens: SetOwnerGivens) => void | Promise<void>
  /**
   * `owner(body: text) → text | none`
   *
   * Checks:
   * - `bodies/Choices.fresh-body`: Fresh body
   * - `bodies/Choices.everyones-type`: Everyone's type
   * - `bodies/PhysicsBody_SetOwner.owner`: Owner
   * - `bodies/Choices.type-mask`: Type mask
   */
  readonly owner: (givens: OwnerGivens) => string | undefined | Promise<string | undefined>
  /**
   * `typeMask(body: text) → u32`
   *
   * Checks:
   * - `bodies/Choices.fresh-body`: Fresh body
   * - `bodies/Choices.everyones-type`: Everyone's type
   * - `bodies/PhysicsBody_SetOwner.owner`: Owner
   * - `bodies/Choices.type-mask`: Type mask
   */
  readonly typeMask: (givens: TypeMaskGivens) => number | Promise<number>
  /**
   * `add(body: text)`
   *
   * Checks:
   * - `bodies/IPhysics_AddBody.vector-and-list`: Vector and list
   * - `bodies/IPhysics_RemoveBody.undone`: Undone
   * - `bodies/Choices.vector-index`: Vector index
   * - `bodies/Choices.added-as-it-is`: Added as it is
   * - `bodies/PhysicsBody_Update.bounds`: Bounds
   * - `bodies/PhysicsBody_Update.sorted-again`: Sorted again
   * - `bodies/PhysicsBody_Update.clean-again`: Clean again
   * - `bodies/PhysicsBody_Update.only-when-needed`: Only when needed
   * - `bodies/Choices.posed-shapes`: Posed shapes
   * - `bodies/Choices.no-shapes`: No shapes
   */
  readonly add: (givens: AddGivens) => void | Promise<void>
  /**
   * `drop(body: text)`
   *
   * Checks:
   * - `bodies/IPhysics_AddBody.vector-and-list`: Vector and list
   * - `bodies/IPhysics_RemoveBody.undone`: Undone
   * - `bodies/Choices.vector-index`: Vector index
   */
  readonly drop: (givens: DropGivens) => void | Promise<void>
  /**
   * `index(body: text) → i32`
   *
   * Checks:
   * - `bodies/Choices.fresh-body`: Fresh body
   * - `bodies/Choices.everyones-type`: Everyone's type
   * - `bodies/IPhysics_AddBody.vector-and-list`: Vector and list
   * - `bodies/IPhysics_RemoveBody.undone`: Undone
   * - `bodies/Choices.vector-index`: Vector index
   * - `bodies/Choices.not-listed`: Not listed
   */
  readonly index: (givens: IndexGivens) => number | Promise<number>
  /**
   * `listed() → text[]`
   *
   * Checks:
   * - `bodies/Choices.fresh-body`: Fresh body
   * - `bodies/Choices.everyones-type`: Everyone's type
   * - `bodies/IPhysics_AddBody.vector-and-list`: Vector and list
   * - `bodies/IPhysics_RemoveBody.undone`: Undone
   * - `bodies/Choices.vector-index`: Vector index
   * - `bodies/Choices.added-as-it-is`: Added as it is
   * - `bodies/PhysicsBody_Update.bounds`: Bounds
   * - `bodies/PhysicsBody_Update.sorted-again`: Sorted again
   * - `bodies/PhysicsBody_Update.clean-again`: Clean again
   * - `bodies/Choices.not-listed`: Not listed
   */
  readonly listed: () => readonly string[] | Promise<readonly string[]>
  /**
   * `update(body: text)`
   *
   * Checks:
   * - `bodies/PhysicsBody_Update.bounds`: Bounds
   * - `bodies/PhysicsBody_Update.sorted-again`: Sorted again
   * - `bodies/PhysicsBody_Update.clean-again`: Clean again
   * - `bodies/PhysicsBody_Update.only-when-needed`: Only when needed
   * - `bodies/Choices.posed-shapes`: Posed shapes
   * - `bodies/Choices.not-listed`: Not listed
   * - `bodies/Choices.no-shapes`: No shapes
   */
  readonly update: (givens: UpdateGivens) => void | Promise<void>
  /**
   * `box(body: text) → (min: vec3, max: vec3)`
   *
   * Checks:
   * - `bodies/Choices.added-as-it-is`: Added as it is
   * - `bodies/PhysicsBody_Update.bounds`: Bounds
   * - `bodies/PhysicsBody_Update.sorted-again`: Sorted again
   * - `bodies/PhysicsBody_Update.clean-again`: Clean again
   * - `bodies/PhysicsBody_Update.only-when-needed`: Only when needed
   * - `bodies/Choices.posed-shapes`: Posed shapes
   * - `bodies/Choices.not-listed`: Not listed
   * - `bodies/Choices.no-shapes`: No shapes
   */
  readonly box: (givens: BoxGivens) => BoxResult | Promise<BoxResult>
}
