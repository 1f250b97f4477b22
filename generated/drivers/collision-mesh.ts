// Written by `litspec generate` from spec/units/collision-mesh.md: change that file, not this one.

export type Vec3 = { readonly x: number; readonly y: number; readonly z: number }

export interface Triangle {
  readonly a: Vec3
  readonly b: Vec3
  readonly c: Vec3
  readonly material: number
  readonly flags: number
  readonly area: number
}

export interface Result {
  readonly hit: boolean
  readonly t: number
  readonly material: number
  readonly flags: number
  readonly area: number
  readonly triangle: number | undefined
  readonly normal: Vec3
}

export type Chunk = 'Header' | 'Vertices' | 'Triangles' | 'Grid' | 'Lists' | 'Checked'

export type Fault = 'Truncated' | 'Invalid' | 'NoRoom'

export interface Place {
  readonly chunk: Chunk
  readonly offset: number
}

export interface OneSidedGivens {
  readonly origin: Vec3
  readonly direction: Vec3
  readonly a: Vec3
  readonly b: Vec3
  readonly c: Vec3
}

export interface OneSidedResult {
  readonly t: number
}

export interface TwoSidedGivens {
  readonly origin: Vec3
  readonly direction: Vec3
  readonly a: Vec3
  readonly b: Vec3
  readonly c: Vec3
}

export interface TwoSidedResult {
  readonly t: number
}

export interface WalkGivens {
  readonly size: Vec3
  readonly origin: Vec3
  readonly direction: Vec3
  readonly length: number
  readonly rows: readonly [Vec3, Vec3, Vec3]
  readonly shift: Vec3
}

export interface WalkResult {
  readonly cells: readonly Vec3[]
}

export interface CastGivens {
  readonly triangles: readonly Triangle[]
  readonly size: Vec3
  readonly lists: (readonly (readonly number[])[]) | undefined
  readonly origin: Vec3
  readonly direction: Vec3
  readonly length: number
  readonly result: Result
  readonly exclude: (readonly number[]) | undefined
  readonly mask: number
  readonly times: number
}

export interface CastResult {
  readonly hit: boolean
  readonly t: number
  readonly material: number
  readonly flags: number
  readonly area: number
  readonly triangle: number | undefined
  readonly normal: Vec3
}

export interface DropToGroundGivens {
  readonly triangles: readonly Triangle[]
  readonly position: Vec3
  readonly length: number
}

export interface DropToGroundResult {
  readonly hit: boolean
  readonly position: Vec3
}

export interface DropToMarkedGroundGivens {
  readonly triangles: readonly Triangle[]
  readonly position: Vec3
  readonly length: number
}

export interface DropToMarkedGroundResult {
  readonly hit: boolean
  readonly position: Vec3
}

export interface MarchRayGivens {
  readonly triangles: readonly Triangle[]
  readonly origin: Vec3
  readonly direction: Vec3
  readonly step: number
  readonly max: number
}

export interface MarchRayResult {
  readonly hit: boolean
  readonly point: Vec3 | undefined
}

export interface BuiltGivens {
  readonly triangles: readonly Triangle[]
  readonly size: Vec3 | undefined
}

export interface BuiltResult {
  readonly cells: Vec3
  readonly scale: Vec3
  readonly shift: Vec3
  readonly clampMin: Vec3
  readonly clampMax: Vec3
  readonly lowest: number
  readonly vertices: readonly Vec3[]
  readonly lists: readonly (readonly number[])[]
}

export interface BuildGivens {
  readonly triangles: readonly Triangle[]
  readonly size: Vec3 | undefined
  readonly copies: number
}

export interface PutGivens {
  readonly chunk: Chunk
  readonly offset: number
  readonly bytes: string
}

export interface CutGivens {
  readonly chunk: Chunk
  readonly size: number
}

export interface BytesGivens {
  readonly chunk: Chunk
}

export interface TriangleGivens {
  readonly index: number
}

/** What the cases of `The collision mesh` call; a fresh driver is made for each case. */
export interface CollisionMeshDriver {
  /**
   * `oneSided(origin: vec3, direction: vec3, a: vec3, b: vec3, c: vec3) → t: f32`
   *
   * Checks:
   * - `collision-mesh/Ray_TriangleOneSided.where-it-is-met`: Where it is met
   * - `collision-mesh/Ray_TriangleOneSided.not-met`: Not met
   * - `collision-mesh/Ray_TriangleOneSided.front-only`: Front only
   * - `collision-mesh/Choices.edges-belong`: Edges belong
   * - `collision-mesh/Ray_TriangleOneSided.small-is-flat`: Small is flat
   * - `collision-mesh/Choices.no-area`: No area
   */
  readonly oneSided: (givens: OneSidedGivens) => OneSidedResult | Promise<OneSidedResult>
  /**
   * `twoSided(origin: vec3, direction: vec3, a: vec3, b: vec3, c: vec3) → t: f32`
   *
   * Checks:
   * - `collision-mesh/Ray_TriangleTwoSided.either-side`: Either side
   * - `collision-mesh/Choices.edges-belong`: Edges belong
   * - `collision-mesh/Ray_TriangleTwoSided.not-met-from-either`: Not met from either
   * - `collision-mesh/Ray_TriangleTwoSided.flat-from-both`: Flat from both
   * - `collision-mesh/Choices.no-area`: No area
   */
  readonly twoSided: (givens: TwoSidedGivens) => TwoSidedResult | Promise<TwoSidedResult>
  /**
   * `walk(size: vec3, origin: vec3, direction: vec3, length: f32, rows: mat3 = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)), shift: vec3 = (0.0, 0.0, 0.0)) → cells: vec3[]`
   *
   * Checks:
   * - `collision-mesh/CollisionMesh_RayCast.one-row-or-column`: One row or column
   * - `collision-mesh/CollisionMesh_RayCast.box-of-cells`: Box of cells
   * - `collision-mesh/Choices.order-in-a-box`: Order in a box
   * - `collision-mesh/CollisionMesh_RayCast.column-by-column`: Column by column
   * - `collision-mesh/Choices.the-line`: The line
   * - `collision-mesh/Choices.order-in-a-column`: Order in a column
   * - `collision-mesh/CollisionMesh_RayCast.outside`: Outside
   */
  readonly walk: (givens: WalkGivens) => WalkResult | Promise<WalkResult>
  /**
   * `cast(triangles: Triangle[], size: vec3 = (1.0, 1.0, 1.0), lists: int[][] | none = none, origin: vec3, direction: vec3, length: f32, result: Result = { hit: false, t: 0.0, material: 0, flags: 0, area: 0, triangle: none, normal: (0.0, 0.0, 0.0) }, exclude: u32[] | none = none, mask: u32 = 0, times: u32 = 1) → (hit: bool, t: f32, material: u32, flags: u16, area: u8, triangle: int | none, normal: vec3)`
   *
   * Checks:
   * - `collision-mesh/CollisionMesh_TestCell.first-fill`: First fill
   * - `collision-mesh/CollisionMesh_TestCell.normal`: Normal
   * - `collision-mesh/CollisionMesh_TestCell.met`: Met
   * - `collision-mesh/CollisionMesh_RayCast.fresh-marks`: Fresh marks
   * - `collision-mesh/CollisionMesh_RayCast.no-preset`: No preset
   * - `collision-mesh/CollisionMesh_TestCell.nearer-only`: Nearer only
   * - `collision-mesh/CollisionMesh_TestCell.masked`: Masked
   * - `collision-mesh/CollisionMesh_TestCell.disabled`: Disabled
   * - `collision-mesh/CollisionMesh_FilterMaterial.listed`: Listed
   * - `collision-mesh/CollisionMesh_FilterMaterial.no-list`: No list
   * - `collision-mesh/CollisionMesh_FilterMaterial.ended-by-1`: Ended by 1
   * - `collision-mesh/CollisionMesh_RayCast.never-early`: Never early
   * - `collision-mesh/CollisionMesh_TestCell.once-a-cast`: Once a cast
   */
  readonly cast: (givens: CastGivens) => CastResult | Promise<CastResult>
  /**
   * `dropToGround(triangles: Triangle[], position: vec3, length: f32) → (hit: bool, position: vec3)`
   *
   * Checks:
   * - `collision-mesh/Collision_DropToGround.down`: Down
   * - `collision-mesh/Collision_DropToGround.a-little-above`: A little above
   * - `collision-mesh/Choices.rounding`: Rounding
   * - `collision-mesh/Collision_DropToGround.nothing-below`: Nothing below
   * - `collision-mesh/Choices.left-in-place`: Left in place
   */
  readonly dropToGround: (givens: DropToGroundGivens) => DropToGroundResult | Promise<DropToGroundResult>
  /**
   * `dropToMarkedGround(triangles: Triangle[], position: vec3, length: f32) → (hit: bool, position: vec3)`
   *
   * Checks:
   * - `collision-mesh/Collision_DropToMarkedGround.through-unmarked-ground`: Through unmarked ground
   * - `collision-mesh/Collision_DropToMarkedGround.above-marked-ground`: Above marked ground
   * - `collision-mesh/Collision_DropToMarkedGround.no-marked-ground`: No marked ground
   * - `collision-mesh/Choices.left-in-place`: Left in place
   * - `collision-mesh/Choices.no-progress`: No progress
   */
  readonly dropToMarkedGround: (givens: DropToMarkedGroundGivens) => DropToMarkedGroundResult | Promise<DropToMarkedGroundResult>
  /**
   * `marchRay(triangles: Triangle[], origin: vec3, direction: vec3, step: f32, max: f32) → (hit: bool, point: vec3 | none)`
   *
   * Checks:
   * - `collision-mesh/Collision_MarchRay.step-by-step`: Step by step
   * - `collision-mesh/Collision_MarchRay.nothing-in-the-way`: Nothing in the way
   * - `collision-mesh/Choices.last-step`: Last step
   * - `collision-mesh/Choices.no-progress`: No progress
   */
  readonly marchRay: (givens: MarchRayGivens) => MarchRayResult | Promise<MarchRayResult>
  /**
   * `built(triangles: Triangle[], size: vec3 | none = none) → (cells: vec3, scale: vec3, shift: vec3, clampMin: vec3, clampMax: vec3, lowest: f32, vertices: vec3[], lists: int[][])`
   *
   * Checks:
   * - `collision-mesh/Choices.whole-cells`: Whole cells
   * - `collision-mesh/Choices.clamp-box`: Clamp box
   * - `collision-mesh/Choices.listed-widely`: Listed widely
   * - `collision-mesh/Choices.shared-corners`: Shared corners
   * - `collision-mesh/Choices.lowest`: Lowest
   * - `collision-mesh/Choices.size-of-the-grid`: Size of the grid
   */
  readonly built: (givens: BuiltGivens) => BuiltResult | Promise<BuiltResult>
  /**
   * `build(triangles: Triangle[] = [{ a: (-2.0, 0.0, -1.0), b: (2.0, 0.0, 0.0), c: (-2.0, 4.0, 2.0), material: 5, flags: 1, area: 3 }], size: vec3 | none = (2.0, 1.0, 1.0), copies: u32 = 1)`
   *
   * Checks:
   * - `collision-mesh/Choices.whole-cells`: Whole cells
   * - `collision-mesh/Choices.clamp-box`: Clamp box
   * - `collision-mesh/Choices.listed-widely`: Listed widely
   * - `collision-mesh/Choices.lowest`: Lowest
   * - `collision-mesh/Choices.there-and-back`: There and back
   * - `collision-mesh/CollisionMesh_OnLoaded.linked`: Linked
   * - `collision-mesh/CollisionMesh_OnLoaded.all-enabled`: All enabled
   * - `collision-mesh/CollisionMesh_OnLoaded.nothing-checked`: Nothing checked
   * - `collision-mesh/Choices.sixteen-bits`: Sixteen bits
   * - `collision-mesh/Choices.too-short`: Too short
   * - `collision-mesh/Choices.longer`: Longer
   * - `collision-mesh/Choices.no-cells`: No cells
   * - `collision-mesh/Choices.clamped-outside`: Clamped outside
   * - `collision-mesh/Choices.no-numbers`: No numbers
   * - `collision-mesh/Choices.corners`: Corners
   * - `collision-mesh/Choices.offsets-of-lists`: Offsets of lists
   * - `collision-mesh/Choices.lists`: Lists
   */
  readonly build: (givens: BuildGivens) => void | Promise<void>
  /**
   * `put(chunk: Chunk, offset: u32, bytes: text)`
   *
   * Checks:
   * - `collision-mesh/CollisionMesh_OnLoaded.linked`: Linked
   * - `collision-mesh/CollisionMesh_OnLoaded.all-enabled`: All enabled
   * - `collision-mesh/CollisionMesh_OnLoaded.nothing-checked`: Nothing checked
   * - `collision-mesh/Choices.too-short`: Too short
   * - `collision-mesh/Choices.longer`: Longer
   * - `collision-mesh/Choices.no-cells`: No cells
   * - `collision-mesh/Choices.clamped-outside`: Clamped outside
   * - `collision-mesh/Choices.no-numbers`: No numbers
   * - `collision-mesh/Choices.corners`: Corners
   * - `collision-mesh/Choices.offsets-of-lists`: Offsets of lists
   * - `collision-mesh/Choices.lists`: Lists
   */
  readonly put: (givens: PutGivens) => void | Promise<void>
  /**
   * `cut(chunk: Chunk, size: u32)`
   *
   * Checks:
   * - `collision-mesh/Choices.there-and-back`: There and back
   * - `collision-mesh/Choices.too-short`: Too short
   */
  readonly cut: (givens: CutGivens) => void | Promise<void>
  /**
   * `bytes(chunk: Chunk) → text`
   *
   * Checks:
   * - `collision-mesh/Choices.whole-cells`: Whole cells
   * - `collision-mesh/Choices.clamp-box`: Clamp box
   * - `collision-mesh/Choices.listed-widely`: Listed widely
   * - `collision-mesh/Choices.lowest`: Lowest
   * - `collision-mesh/Choices.there-and-back`: There and back
   */
  readonly bytes: (givens: BytesGivens) => string | Promise<string>
  /**
   * `read()`
   *
   * Checks:
   * - `collision-mesh/Choices.whole-cells`: Whole cells
   * - `collision-mesh/Choices.clamp-box`: Clamp box
   * - `collision-mesh/Choices.listed-widely`: Listed widely
   * - `collision-mesh/Choices.lowest`: Lowest
   * - `collision-mesh/Choices.there-and-back`: There and back
   * - `collision-mesh/CollisionMesh_OnLoaded.linked`: Linked
   * - `collision-mesh/CollisionMesh_OnLoaded.all-enabled`: All enabled
   * - `collision-mesh/CollisionMesh_OnLoaded.nothing-checked`: Nothing checked
   * - `collision-mesh/Choices.sixteen-bits`: Sixteen bits
   * - `collision-mesh/Choices.too-short`: Too short
   * - `collision-mesh/Choices.longer`: Longer
   * - `collision-mesh/Choices.no-cells`: No cells
   * - `collision-mesh/Choices.clamped-outside`: Clamped outside
   * - `collision-mesh/Choices.no-numbers`: No numbers
   * - `collision-mesh/Choices.corners`: Corners
   * - `collision-mesh/Choices.offsets-of-lists`: Offsets of lists
   * - `collision-mesh/Choices.lists`: Lists
   */
  readonly read: () => void | Promise<void>
  /**
   * `write()`
   *
   * Checks:
   * - `collision-mesh/Choices.there-and-back`: There and back
   */
  readonly write: () => void | Promise<void>
  /**
   * `place() → Place`
   *
   * Checks:
   * - `collision-mesh/Choices.too-short`: Too short
   * - `collision-mesh/Choices.no-cells`: No cells
   * - `collision-mesh/Choices.clamped-outside`: Clamped outside
   * - `collision-mesh/Choices.no-numbers`: No numbers
   * - `collision-mesh/Choices.corners`: Corners
   * - `collision-mesh/Choices.offsets-of-lists`: Offsets of lists
   * - `collision-mesh/Choices.lists`: Lists
   */
  readonly place: () => Place | Promise<Place>
  /**
   * `triangle(index: u32) → Triangle`
   *
   * Checks:
   * - `collision-mesh/Choices.whole-cells`: Whole cells
   * - `collision-mesh/Choices.clamp-box`: Clamp box
   * - `collision-mesh/Choices.listed-widely`: Listed widely
   * - `collision-mesh/Choices.lowest`: Lowest
   * - `collision-mesh/Choices.there-and-back`: There and back
   * - `collision-mesh/CollisionMesh_OnLoaded.linked`: Linked
   * - `collision-mesh/CollisionMesh_OnLoaded.all-enabled`: All enabled
   * - `collision-mesh/Choices.sixteen-bits`: Sixteen bits
   * - `collision-mesh/Choices.longer`: Longer
   */
  readonly triangle: (givens: TriangleGivens) => Triangle | Promise<Triangle>
  /**
   * `marks() → text`
   *
   * Checks:
   * - `collision-mesh/CollisionMesh_OnLoaded.nothing-checked`: Nothing checked
   */
  readonly marks: () => string | Promise<string>
}
