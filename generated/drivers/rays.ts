// Written by `litspec generate` from spec/units/rays.md: change that file, not this one.

export type Vec3 = { readonly x: number; readonly y: number; readonly z: number }

export interface Box {
  readonly centre: Vec3
  readonly axes: readonly [Vec3, Vec3, Vec3]
  readonly half: Vec3
}

export interface Capsule {
  readonly base: Vec3
  readonly height: number
  readonly radius: number
}

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

export interface Body {
  readonly owner: string
  readonly flags: number
  readonly typeMask: number
  readonly shapes: readonly Shape[]
  readonly boneShapes: readonly Shape[]
}

export interface Contact {
  readonly owner: string | undefined
  readonly shape: string | undefined
  readonly normal: Vec3
  readonly fraction: number
  readonly point: Vec3
  readonly slide: Vec3
  readonly flags: number
}

export interface ClipSlabGivens {
  readonly den: number
  readonly num: number
  readonly t0: number
  readonly t1: number
}

export interface ClipSlabResult {
  readonly inside: boolean
  readonly t0: number
  readonly t1: number
}

export interface RayBoxGivens {
  readonly box: Box
  readonly S: Vec3
  readonly d: Vec3
  readonly len: number
}

export interface RayBoxResult {
  readonly list: readonly number[]
  readonly answer: number | undefined
}

export interface RayCapsuleGivens {
  readonly capsule: Capsule
  readonly S: Vec3
  readonly d: Vec3
  readonly len: number
}

export interface RayCapsuleResult {
  readonly list: readonly number[]
  readonly answer: number | undefined
}

export interface CastBodiesGivens {
  readonly bodies: readonly Body[]
  readonly S: Vec3
  readonly d: Vec3
  readonly len: number
  readonly typeMask: number
  readonly ignored: string | undefined
}

export interface CastBodiesResult {
  readonly hit: boolean
  readonly owner: string | undefined
  readonly shape: string | undefined
  readonly fraction: number | undefined
}

export interface CastIntoGivens {
  readonly contact: Contact
  readonly bodies: readonly Body[]
  readonly S: Vec3
  readonly d: Vec3
  readonly len: number
  readonly typeMask: number
  readonly ignored: string | undefined
}

export interface CastIntoResult {
  readonly hit: boolean
  readonly contact: Contact
}

/** What the cases of `Rays against bodies` call; a fresh driver is made for each case. */
export interface RaysDriver {
  /**
   * `clipSlab(den: f32, num: f32, t0: f32 = 0.0, t1: f32 = 1.0) → (inside: bool, t0: f32, t1: f32)`
   *
   * Checks:
   * - `rays/Ray_ClipSlab.entering-too-late`: Entering too late
   * - `rays/Ray_ClipSlab.entering-later`: Entering later
   * - `rays/Ray_ClipSlab.touching-is-inside`: Touching is inside
   * - `rays/Ray_ClipSlab.ends-in-order`: Ends in order
   * - `rays/Ray_ClipSlab.entered-already`: Entered already
   * - `rays/Ray_ClipSlab.left-too-early`: Left too early
   * - `rays/Ray_ClipSlab.leaving-earlier`: Leaving earlier
   * - `rays/Ray_ClipSlab.leaving-later`: Leaving later
   * - `rays/Ray_ClipSlab.parallel`: Parallel
   * - `rays/Ray_ClipSlab.multiply-then-divide`: Multiply, then divide
   * - `rays/Ray_ClipSlab.no-tolerance`: No tolerance
   * - `rays/Choices.rounding`: Rounding
   */
  readonly clipSlab: (givens: ClipSlabGivens) => ClipSlabResult | Promise<ClipSlabResult>
  /**
   * `rayBox(box: Box, S: vec3, d: vec3, len: f32) → (list: f32[], answer: f32 | none)`
   *
   * Checks:
   * - `rays/Ray_OrientedBox.through`: Through
   * - `rays/Ray_OrientedBox.stored-ends`: Stored ends
   * - `rays/PhysicsRay_Box.filter`: Filter
   * - `rays/PhysicsRay_Box.first-fraction`: First fraction
   * - `rays/Ray_OrientedBox.local-coordinates`: Local coordinates
   * - `rays/PhysicsRay_Box.current-pose`: Current pose
   * - `rays/Ray_OrientedBox.inside-to-outside`: Inside to outside
   * - `rays/PhysicsRay_Box.from-inside`: From inside
   * - `rays/Ray_OrientedBox.untouched-interval`: Untouched interval
   * - `rays/PhysicsRay_Box.wholly-inside`: Wholly inside
   * - `rays/PhysicsRay_Box.refused`: Refused
   * - `rays/Ray_OrientedBox.six-clips`: Six clips
   * - `rays/Ray_OrientedBox.touching-once`: Touching once
   * - `rays/PhysicsRay_Box.ending-on-a-face`: Ending on a face
   * - `rays/Ray_OrientedBox.outside-to-inside`: Outside to inside
   * - `rays/Ray_OrientedBox.face-to-face`: Face to face
   * - `rays/PhysicsRay_Box.scaled-direction`: Scaled direction
   */
  readonly rayBox: (givens: RayBoxGivens) => RayBoxResult | Promise<RayBoxResult>
  /**
   * `rayCapsule(capsule: Capsule, S: vec3, d: vec3, len: f32) → (list: f32[], answer: f32 | none)`
   *
   * Checks:
   * - `rays/Sweep_SphereCapsule.two-crossings`: Two crossings
   * - `rays/PhysicsRay_Capsule.in-by-the-side`: In by the side
   * - `rays/PhysicsRay_Capsule.first-stored`: First stored
   * - `rays/Sweep_SphereCapsule.unit-direction`: Unit direction
   * - `rays/Sweep_SphereCapsule.top-hemisphere`: Top hemisphere
   * - `rays/PhysicsRay_Capsule.round-ends`: Round ends
   * - `rays/Sweep_SphereCapsule.anything-stored`: Anything stored
   * - `rays/PhysicsRay_Capsule.refused`: Refused
   * - `rays/Sweep_SphereCapsule.bottom-hemisphere`: Bottom hemisphere
   * - `rays/PhysicsRay_Capsule.from-inside`: From inside
   * - `rays/PhysicsRay_Capsule.filter`: Filter
   * - `rays/Sweep_SphereCapsule.behind-the-start`: Behind the start
   * - `rays/Sweep_SphereCapsule.stored-order`: Stored order
   * - `rays/PhysicsRay_Capsule.top-to-side`: Top to side
   * - `rays/Sweep_SphereCapsule.going-down`: Going down
   * - `rays/Sweep_SphereCapsule.wrong-way-down`: Wrong way down
   * - `rays/PhysicsRay_Capsule.straight-down`: Straight down
   * - `rays/Choices.next-to-no-length`: Next to no length
   * - `rays/Sweep_SphereCapsule.going-up`: Going up
   * - `rays/Sweep_SphereCapsule.past-the-tube`: Past the tube
   * - `rays/Sweep_SphereCapsule.height-and-circle`: Height and circle
   * - `rays/PhysicsRay_Capsule.scaled-direction`: Scaled direction
   * - `rays/PhysicsRay_Capsule.a-line`: A line
   * - `rays/PhysicsRay_Capsule.rounded-height`: Rounded height
   * - `rays/PhysicsRay_Capsule.down-from-below`: Down from below
   * - `rays/Sweep_SphereCapsule.neither`: Neither
   * - `rays/Sweep_SphereCapsule.vertical-or-short`: Vertical or short
   * - `rays/Sweep_SphereCapsule.one-touch`: One touch
   * - `rays/Sweep_SphereCapsule.edges-count-twice`: Edges count twice
   * - `rays/PhysicsRay_Capsule.bottom-to-side`: Bottom to side
   * - `rays/PhysicsRay_Capsule.top-to-bottom`: Top to bottom
   * - `rays/Choices.no-height`: No height
   */
  readonly rayCapsule: (givens: RayCapsuleGivens) => RayCapsuleResult | Promise<RayCapsuleResult>
  /**
   * `castBodies(bodies: Body[], S: vec3, d: vec3, len: f32, typeMask: u32 = 4294967295, ignored: text | none = none) → (hit: bool, owner: text | none, shape: text | none, fraction: f32 | none)`
   *
   * Checks:
   * - `rays/IPhysics_RayCastBodies.the-nearest`: The nearest
   * - `rays/IPhysics_RayCastBodies.box-of-the-ray`: Box of the ray
   * - `rays/IPhysics_RayCastBodies.what-a-miss-leaves`: What a miss leaves
   * - `rays/IPhysics_RayCastBodies.ignored-owner`: Ignored owner
   * - `rays/IPhysics_RayCastBodies.layer`: Layer
   * - `rays/IPhysics_RayCastBodies.type-mask`: Type mask
   * - `rays/IPhysics_RayCastBodies.enabled-shapes`: Enabled shapes
   * - `rays/IPhysics_RayCastBodies.boxes-and-capsules`: Boxes and capsules
   * - `rays/IPhysics_RayCastBodies.ties`: Ties
   * - `bodies/Choices.equal-smallest-x`
   * - `rays/IPhysics_RayCastBodies.list-order`: List order
   * - `rays/IPhysics_RayCastBodies.chain-order`: Chain order
   * - `rays/IPhysics_RayCastBodies.a-humans-bones`: A human's bones
   * - `rays/PhysicsRay_Capsule.round-ends`: Round ends
   * - `bodies/Choices.capsule-bounds`
   * - `rays/PhysicsRay_Capsule.straight-down`: Straight down
   * - `rays/PhysicsRay_Capsule.down-from-below`: Down from below
   * - `rays/IPhysics_RayCastBodies.who-is-met`: Who is met
   */
  readonly castBodies: (givens: CastBodiesGivens) => CastBodiesResult | Promise<CastBodiesResult>
  /**
   * `castInto(contact: Contact, bodies: Body[], S: vec3, d: vec3, len: f32, typeMask: u32 = 4294967295, ignored: text | none = none) → (hit: bool, contact: Contact)`
   *
   * Checks:
   * - `rays/IPhysics_RayCastBodies.what-a-hit-writes`: What a hit writes
   * - `rays/IPhysics_RayCastBodies.what-a-miss-leaves`: What a miss leaves
   */
  readonly castInto: (givens: CastIntoGivens) => CastIntoResult | Promise<CastIntoResult>
}
