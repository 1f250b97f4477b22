import type { ReadonlyVec3 } from '@coney/math'
import type { OccluderWall } from './occluder-wall.ts'
import { flip, planeThrough, sideOf, type ReadonlyPlane } from './plane.ts'

const { fround, min } = Math

/**
 * A box whose top is lower than this is never hidden, in metres.
 *
 * @const occluders/LOWEST_TOP
 */
export const LOWEST_TOP = -50

/** A box in RenderWare axes: its lower corner and its upper one, in metres. */
export interface OccludedBox {
  /** The lowest x, y and z. */
  readonly inf: ReadonlyVec3
  /** The highest x, y and z. A top, `y`, below `LOWEST_TOP` is never hidden. */
  readonly sup: ReadonlyVec3
}

/** Numbers of an occluder in the arrays: four points or three planes. */
const STRIDE = 12

/** A centre and a radius. */
const sphere = new Float32Array(4)
/** A camera and the four points of a wall, side by side. */
const corners = new Float32Array(15)
const [CAMERA, P0, P1, P2, P3] = [0, 3, 6, 9, 12] as const

/**
 * The walls of a level, which hide boxes and spheres from a camera.
 *
 * Everything is in RenderWare axes, metres, y up: a point (x, y, z) of the game is (x, z, −y) there. `activate` prepares
 * the walls for a viewport, and until then they hide nothing. No call allocates anything.
 */
export class Occluders {
  /** How many walls there are. */
  readonly count: number
  /** Four points a wall, three numbers each. */
  readonly points: Float32Array
  /** Three planes a wall, four numbers each. They mean something while the wall is active. */
  readonly planes: Float32Array
  /** A byte a wall: 1 if it hides something from the camera of the viewport. */
  readonly active: Uint8Array

  /**
   * Takes walls in the axes of the game, and turns them.
   *
   * @spec occluders/setOccluders
   */
  constructor(walls: readonly OccluderWall[]) {
    this.count = walls.length
    this.points = Float32Array.from(walls.flatMap((wall) => wall.flatMap(({ x, y, z }) => [x, z, -y])))
    this.planes = new Float32Array(walls.length * STRIDE)
    this.active = new Uint8Array(walls.length)
  }

  /**
   * Prepares the walls for a viewport: which of them the camera can see, and what lies behind those.
   *
   * The planes bound what the camera sees, their positive sides within; without any, no wall is out of sight. A wall
   * that is seen exactly from its edge hides nothing.
   *
   * @spec occluders/activateOccluders
   */
  activate(position: ReadonlyVec3, frustum: readonly ReadonlyPlane[] = NO_PLANES): void {
    corners[CAMERA] = position.x
    corners[CAMERA + 1] = position.y
    corners[CAMERA + 2] = position.z
    for (let i = 0; i < this.count; i++) {
      for (let j = 0; j < STRIDE; j++) corners[P0 + j] = this.points[i * STRIDE + j]!
      this.active[i] = !isOutside(frustum) && this.#bound(i * STRIDE) ? 1 : 0
    }
  }

  /**
   * Whether a box is behind a wall with all of it. A box whose top is lower than `LOWEST_TOP` never is.
   *
   * @spec occluders/isBoxHidden
   */
  hidesBox(box: OccludedBox): boolean {
    if (!(fround(box.sup.y) >= LOWEST_TOP)) return false
    for (let i = 0; i < this.count; i++) {
      if (this.active[i] === 1 && this.#holdsBox(i * STRIDE, box)) return true
    }
    return false
  }

  /**
   * Whether a sphere is behind a wall with all of it.
   *
   * @spec occluders/isSphereHidden
   */
  hidesSphere(centre: ReadonlyVec3, radius: number): boolean {
    sphere[0] = centre.x
    sphere[1] = centre.y
    sphere[2] = centre.z
    sphere[3] = radius
    for (let i = 0; i < this.count; i++) {
      if (this.active[i] === 1 && this.#holdsSphere(i * STRIDE)) return true
    }
    return false
  }

  /** The planes of a wall: its two sides, seen from the camera, and the wall itself. */
  #bound(at: number): boolean {
    const { planes } = this
    return (
      planeThrough(planes, at, corners, CAMERA, P0, P2) &&
      turnTo(planes, at, P1) &&
      planeThrough(planes, at + 4, corners, P1, CAMERA, P3) &&
      turnTo(planes, at + 4, P0) &&
      planeThrough(planes, at + 8, corners, P0, P2, P1) &&
      turnFrom(planes, at + 8, CAMERA)
    )
  }

  #holdsBox(at: number, { inf, sup }: OccludedBox): boolean {
    const { planes } = this
    for (let plane = at; plane < at + STRIDE; plane += 4) {
      // Of the eight corners, the one farthest back: rounding keeps the order of what it rounds.
      const x = min(fround(planes[plane]! * fround(inf.x)), fround(planes[plane]! * fround(sup.x)))
      const y = min(fround(planes[plane + 1]! * fround(inf.y)), fround(planes[plane + 1]! * fround(sup.y)))
      const z = min(fround(planes[plane + 2]! * fround(inf.z)), fround(planes[plane + 2]! * fround(sup.z)))
      if (!(fround(fround(fround(x + y) + z) + planes[plane + 3]!) > 0)) return false
    }
    return true
  }

  #holdsSphere(at: number): boolean {
    const { planes } = this
    for (let plane = at; plane < at + STRIDE; plane += 4) {
      const x = fround(planes[plane]! * sphere[0]!)
      const y = fround(planes[plane + 1]! * sphere[1]!)
      const z = fround(planes[plane + 2]! * sphere[2]!)
      if (!(fround(fround(fround(x + y) + z) + planes[plane + 3]!) >= sphere[3]!)) return false
    }
    return true
  }
}

const NO_PLANES: readonly ReadonlyPlane[] = []

/** Turns a plane so that a point is on its positive side, and answers whether it is on either. */
function turnTo(planes: Float32Array, plane: number, point: number): boolean {
  const side = sideOf(planes, plane, corners, point)
  if (side < 0) flip(planes, plane)
  return side !== 0
}

/** The same for the negative side. */
function turnFrom(planes: Float32Array, plane: number, point: number): boolean {
  const side = sideOf(planes, plane, corners, point)
  if (side > 0) flip(planes, plane)
  return side !== 0
}

/** Whether both ends of the foot are behind the same plane. */
function isOutside(frustum: readonly ReadonlyPlane[]): boolean {
  for (let i = 0; i < frustum.length; i++) {
    const plane = frustum[i]!
    if (isBehind(plane, P0) && isBehind(plane, P1)) return true
  }
  return false
}

function isBehind({ x, y, z, w }: ReadonlyPlane, point: number): boolean {
  const sum = fround(fround(fround(x) * corners[point]!) + fround(fround(y) * corners[point + 1]!))
  return fround(fround(sum + fround(fround(z) * corners[point + 2]!)) + fround(w)) < 0
}
