import type { SectorBox } from '../layout/world-layout.ts'
import type { StreamedWorld } from '../world/streamed-world.ts'
import type { SectorWalk } from './sector-walk.ts'

/** A plane: a point p is on its inner side when x·p.x + y·p.y + z·p.z + w is not negative. A `THREE.Vector4` is one. */
export interface FrustumPlane {
  /** x of the normal, which points to the inner side. */
  readonly x: number
  /** y of the normal. */
  readonly y: number
  /** z of the normal. */
  readonly z: number
  /** How far inside the origin is, in lengths of the normal: below 0 it is outside. */
  readonly w: number
}

/** Walks the sectors whose boxes reach to the inner side of every plane, in the order of the layout. */
export class FrustumWalk implements SectorWalk {
  /** RenderWare axes, metres. They can be changed between passes. */
  planes: readonly FrustumPlane[]

  /** Keeps the array that it is given. Without planes every sector is met. */
  constructor(planes: readonly FrustumPlane[] = []) {
    this.planes = planes
  }

  /** @spec streaming/walkFrustum */
  walk(world: StreamedWorld): void {
    const { sectors } = world
    for (let i = 0; i < sectors.length; i++) {
      const sector = sectors[i]!
      if (this.#reaches(sector.box)) world.renderSector(sector)
    }
  }

  #reaches({ inf, sup }: SectorBox): boolean {
    const { planes } = this
    for (let i = 0; i < planes.length; i++) {
      const { x, y, z, w } = planes[i]!
      // The corner farthest along the normal.
      const reach = x * (x < 0 ? inf.x : sup.x) + y * (y < 0 ? inf.y : sup.y) + z * (z < 0 ? inf.z : sup.z) + w
      if (reach < 0) return false
    }
    return true
  }
}
