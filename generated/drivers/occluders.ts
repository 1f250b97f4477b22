// Written by `litspec generate` from spec/units/occluders.md: change that file, not this one.

export type Vec3 = { readonly x: number; readonly y: number; readonly z: number }

export type Vec4 = { readonly x: number; readonly y: number; readonly z: number; readonly w: number }

export type Fault = 'Truncated' | 'Invalid'

export interface WallsOfGivens {
  readonly bytes: string
}

export interface ChunkOfGivens {
  readonly walls: readonly (readonly Vec3[])[]
}

export interface WithWordGivens {
  readonly at: number
  readonly word: string
}

export interface WallGivens {
  readonly from: Vec3
  readonly to: Vec3
}

export interface WallsGivens {
  readonly points: readonly (readonly Vec3[])[]
}

export interface LookGivens {
  readonly camera: Vec3
  readonly frustum: readonly Vec4[]
}

export interface PointsOfGivens {
  readonly wall: number
}

export interface PlanesOfGivens {
  readonly wall: number
}

export interface IsActiveGivens {
  readonly wall: number
}

export interface HidesBoxGivens {
  readonly inf: Vec3
  readonly sup: Vec3
}

export interface HidesSphereGivens {
  readonly centre: Vec3
  readonly radius: number
}

/** What the cases of `The walls that hide` call; a fresh driver is made for each case. */
export interface OccludersDriver {
  /**
   * `wallsOf(bytes: text) → vec3[][]`
   *
   * Checks:
   * - `occluders/readOccluders.walls`: Walls
   * - `occluders/writeOccluders.zeros`: Zeros
   * - `occluders/readOccluders.nothing-else`: Nothing else
   * - `occluders/writeOccluders.there-and-back`: There and back
   * - `occluders/readOccluders.cut-off`: Cut off
   * - `occluders/readOccluders.behind-the-last`: Behind the last
   */
  readonly wallsOf: (givens: WallsOfGivens) => readonly (readonly Vec3[])[] | Promise<readonly (readonly Vec3[])[]>
  /**
   * `chunkOf(walls: vec3[][]) → text`
   *
   * Checks:
   * - `occluders/readOccluders.walls`: Walls
   * - `occluders/writeOccluders.zeros`: Zeros
   * - `occluders/writeOccluders.there-and-back`: There and back
   */
  readonly chunkOf: (givens: ChunkOfGivens) => string | Promise<string>
  /**
   * `withWord(at: u32, word: text)`
   *
   * Checks:
   * - `occluders/readOccluders.numbers-only`: Numbers only
   */
  readonly withWord: (givens: WithWordGivens) => void | Promise<void>
  /**
   * `place() → u32 | none`
   *
   * Checks:
   * - `occluders/readOccluders.cut-off`: Cut off
   * - `occluders/readOccluders.numbers-only`: Numbers only
   */
  readonly place: () => number | undefined | Promise<number | undefined>
  /**
   * `wall(from: vec3 = (-5.0, -10.0, 0.0), to: vec3 = (5.0, -10.0, 0.0))`
   *
   * Checks:
   * - `occluders/setOccluders.nothing-active`: Nothing active
   * - `occluders/activateOccluders.the-side-of-p0`: The side of P0
   * - `occluders/activateOccluders.the-side-of-p1`: The side of P1
   * - `occluders/activateOccluders.the-wall`: The wall
   * - `occluders/activateOccluders.for-each-viewport`: For each viewport
   * - `occluders/isBoxHidden.all-corners`: All corners
   * - `occluders/isBoxHidden.no-top`: No top
   * - `occluders/isBoxHidden.deep-down`: Deep down
   * - `occluders/isBoxHidden.in-the-plane`: In the plane
   * - `occluders/activateOccluders.out-of-sight`: Out of sight
   * - `occluders/activateOccluders.planes-given`: Planes given
   * - `occluders/activateOccluders.edge-on`: Edge on
   * - `occluders/isSphereHidden.by-its-radius`: By its radius
   * - `occluders/isSphereHidden.however-deep`: However deep
   */
  readonly wall: (givens: WallGivens) => void | Promise<void>
  /**
   * `walls(points: vec3[][])`
   *
   * Checks:
   * - `occluders/setOccluders.axes`: Axes
   * - `occluders/activateOccluders.the-side-of-p0`: The side of P0
   * - `occluders/activateOccluders.the-side-of-p1`: The side of P1
   * - `occluders/activateOccluders.the-wall`: The wall
   * - `occluders/activateOccluders.rounding`: Rounding
   * - `occluders/isBoxHidden.one-wall`: One wall
   * - `occluders/activateOccluders.edge-on`: Edge on
   * - `occluders/isSphereHidden.by-its-radius`: By its radius
   * - `occluders/isBoxHidden.all-corners`: All corners
   */
  readonly walls: (givens: WallsGivens) => void | Promise<void>
  /**
   * `look(camera: vec3 = (0.0, 1.0, 0.0), frustum: vec4[] = [])`
   *
   * Checks:
   * - `occluders/setOccluders.axes`: Axes
   * - `occluders/activateOccluders.the-side-of-p0`: The side of P0
   * - `occluders/activateOccluders.the-side-of-p1`: The side of P1
   * - `occluders/activateOccluders.the-wall`: The wall
   * - `occluders/activateOccluders.for-each-viewport`: For each viewport
   * - `occluders/activateOccluders.rounding`: Rounding
   * - `occluders/isBoxHidden.all-corners`: All corners
   * - `occluders/isBoxHidden.no-top`: No top
   * - `occluders/isBoxHidden.deep-down`: Deep down
   * - `occluders/isBoxHidden.in-the-plane`: In the plane
   * - `occluders/isBoxHidden.one-wall`: One wall
   * - `occluders/activateOccluders.out-of-sight`: Out of sight
   * - `occluders/activateOccluders.planes-given`: Planes given
   * - `occluders/activateOccluders.edge-on`: Edge on
   * - `occluders/isSphereHidden.by-its-radius`: By its radius
   * - `occluders/isSphereHidden.however-deep`: However deep
   */
  readonly look: (givens: LookGivens) => void | Promise<void>
  /**
   * `pointsOf(wall: u32) → vec3[]`
   *
   * Checks:
   * - `occluders/setOccluders.axes`: Axes
   */
  readonly pointsOf: (givens: PointsOfGivens) => readonly Vec3[] | Promise<readonly Vec3[]>
  /**
   * `planesOf(wall: u32) → vec4[]`
   *
   * Checks:
   * - `occluders/activateOccluders.the-side-of-p0`: The side of P0
   * - `occluders/activateOccluders.the-side-of-p1`: The side of P1
   * - `occluders/activateOccluders.the-wall`: The wall
   * - `occluders/activateOccluders.for-each-viewport`: For each viewport
   * - `occluders/activateOccluders.rounding`: Rounding
   */
  readonly planesOf: (givens: PlanesOfGivens) => readonly Vec4[] | Promise<readonly Vec4[]>
  /**
   * `isActive(wall: u32) → bool`
   *
   * Checks:
   * - `occluders/setOccluders.nothing-active`: Nothing active
   * - `occluders/activateOccluders.the-side-of-p0`: The side of P0
   * - `occluders/activateOccluders.the-side-of-p1`: The side of P1
   * - `occluders/activateOccluders.the-wall`: The wall
   * - `occluders/activateOccluders.out-of-sight`: Out of sight
   * - `occluders/activateOccluders.planes-given`: Planes given
   * - `occluders/activateOccluders.edge-on`: Edge on
   */
  readonly isActive: (givens: IsActiveGivens) => boolean | Promise<boolean>
  /**
   * `hidesBox(inf: vec3, sup: vec3) → bool`
   *
   * Checks:
   * - `occluders/setOccluders.nothing-active`: Nothing active
   * - `occluders/activateOccluders.the-side-of-p0`: The side of P0
   * - `occluders/activateOccluders.the-side-of-p1`: The side of P1
   * - `occluders/activateOccluders.the-wall`: The wall
   * - `occluders/activateOccluders.for-each-viewport`: For each viewport
   * - `occluders/isBoxHidden.all-corners`: All corners
   * - `occluders/isBoxHidden.no-top`: No top
   * - `occluders/isBoxHidden.deep-down`: Deep down
   * - `occluders/isBoxHidden.in-the-plane`: In the plane
   * - `occluders/isBoxHidden.one-wall`: One wall
   * - `occluders/activateOccluders.out-of-sight`: Out of sight
   * - `occluders/activateOccluders.planes-given`: Planes given
   * - `occluders/activateOccluders.edge-on`: Edge on
   * - `occluders/isSphereHidden.by-its-radius`: By its radius
   */
  readonly hidesBox: (givens: HidesBoxGivens) => boolean | Promise<boolean>
  /**
   * `hidesSphere(centre: vec3, radius: f32) → bool`
   *
   * Checks:
   * - `occluders/setOccluders.nothing-active`: Nothing active
   * - `occluders/isSphereHidden.by-its-radius`: By its radius
   * - `occluders/isBoxHidden.all-corners`: All corners
   * - `occluders/isSphereHidden.however-deep`: However deep
   */
  readonly hidesSphere: (givens: HidesSphereGivens) => boolean | Promise<boolean>
}
