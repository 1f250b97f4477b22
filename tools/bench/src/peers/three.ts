import type { BoxShape } from '@coney/bodies'
import { Matrix3, Ray, Vector3 } from 'three'
import { OBB } from 'three/examples/jsm/math/OBB.js'
import type { SceneRay } from '../scenes/scene-ray.ts'

export function threeBox({ centre, half, axes: [a, b, c] }: BoxShape): OBB {
  const columns = new Matrix3(a.x, b.x, c.x, a.y, b.y, c.y, a.z, b.z, c.z)
  return new OBB(new Vector3().copy(centre), new Vector3().copy(half), columns)
}

/** A ray that is kept, and how to make it another one. A ray of three.js has a direction and no length. */
export function keptRay(): { ray: Ray; set: (from: SceneRay) => void } {
  const ray = new Ray(new Vector3(), new Vector3())
  const set = ({ origin, direction }: SceneRay): void => {
    ray.origin.copy(origin)
    ray.direction.copy(direction)
  }
  return { ray, set }
}
