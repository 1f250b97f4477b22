import * as rapier from '@dimforge/rapier3d-compat'
import type { BoxShape, CapsuleShape } from '@coney/bodies'
import type { Rotation } from '@coney/trials'
import { middleOf } from '../scenes/crowd.ts'
import type { SceneRay } from '../scenes/scene-ray.ts'

/** Capsules of Rapier lie along y: a quarter turn about x sets them up. */
const UPRIGHT = { x: Math.SQRT1_2, y: 0, z: 0, w: Math.SQRT1_2 }

/** A world of Rapier's, without gravity. */
export async function startRapier(): Promise<rapier.World> {
  await rapier.init()
  return new rapier.World({ x: 0, y: 0, z: 0 })
}

export function describeShape(shape: BoxShape | CapsuleShape, rotation: Rotation): rapier.ColliderDesc {
  const { x, y, z } = middleOf(shape)
  if (shape.kind === 'capsule') {
    return rapier.ColliderDesc.capsule(shape.height / 2, shape.radius)
      .setTranslation(x, y, z)
      .setRotation(UPRIGHT)
  }
  const { half } = shape
  return rapier.ColliderDesc.cuboid(half.x, half.y, half.z).setTranslation(x, y, z).setRotation(rotation)
}

export function describeMesh(positions: Float32Array, corners: Uint32Array): rapier.ColliderDesc {
  return rapier.ColliderDesc.trimesh(positions, corners)
}

/** A ray that is kept, and how to make it another one. */
export function keptRay(): { ray: rapier.Ray; set: (from: SceneRay) => void } {
  const ray = new rapier.Ray({ x: 0, y: 0, z: 0 }, { x: 0, y: 0, z: 0 })
  const { origin, dir } = ray
  const set = ({ start, move }: SceneRay): void => {
    origin.x = start.x
    origin.y = start.y
    origin.z = start.z
    dir.x = move.x
    dir.y = move.y
    dir.z = move.z
  }
  return { ray, set }
}
