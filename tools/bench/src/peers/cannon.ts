import type { BoxShape, CapsuleShape } from '@coney/bodies'
import type { Rotation } from '@coney/trials'
import { Body, Box, Cylinder, Quaternion, Ray, SAPBroadphase, Sphere, Vec3, World } from 'cannon-es'
import { middleOf } from '../scenes/crowd.ts'
import type { SceneRay } from '../scenes/scene-ray.ts'

/** How many sides the cylinder of a capsule has: cannon-es has no capsules. */
const SIDES = 12

/** A body of cannon-es; a capsule is two spheres and a cylinder of twelve sides, which is not quite one. */
export function cannonBody(shape: BoxShape | CapsuleShape, { x, y, z, w }: Rotation): Body {
  const body = new Body({ mass: 0 })
  const at = middleOf(shape)
  body.position.set(at.x, at.y, at.z)
  if (shape.kind === 'box') {
    body.addShape(new Box(new Vec3(shape.half.x, shape.half.y, shape.half.z)))
    body.quaternion.set(x, y, z, w)
  } else {
    const half = shape.height / 2
    const upright = new Quaternion().setFromAxisAngle(new Vec3(1, 0, 0), Math.PI / 2)
    body.addShape(new Cylinder(shape.radius, shape.radius, shape.height, SIDES), new Vec3(), upright)
    body.addShape(new Sphere(shape.radius), new Vec3(0, 0, half))
    body.addShape(new Sphere(shape.radius), new Vec3(0, 0, -half))
  }
  body.updateAABB()
  return body
}

/** A world that sweeps and prunes along x, as ours does. */
export function cannonWorld(): World {
  const world = new World()
  const broadphase = new SAPBroadphase(world)
  broadphase.axisIndex = 0
  world.broadphase = broadphase
  return world
}

/** A ray that is kept, and how to make it another one. */
export function keptRay(): { ray: Ray; set: (from: SceneRay) => void } {
  const ray = new Ray()
  ray.mode = Ray.CLOSEST
  ray.skipBackfaces = true
  const set = ({ start, move }: SceneRay): void => {
    ray.from.set(start.x, start.y, start.z)
    ray.to.set(start.x + move.x, start.y + move.y, start.z + move.z)
  }
  return { ray, set }
}
