import { createWorldRayResult, MeshCaster, worldRayCast } from '@coney/world-ray'
import { BufferAttribute, BufferGeometry, DoubleSide } from 'three'
import { MeshBVH, SAH } from 'three-mesh-bvh'
import { contestant, type Contestant, type Workload } from '../measure/contestant.ts'
import { keptRay } from '../peers/three.ts'
import type { SceneRay } from '../scenes/scene-ray.ts'
import { raysAcross, raysDown, street, type Street } from '../scenes/street.ts'

const RAYS = 256

/** Rays down and across on streets of growing size, in cells of two metres. */
export async function triangles(count: number): Promise<Workload> {
  const side = Math.round(Math.sqrt(count / 2))
  const scene = street(side, 2)
  const level = new MeshCaster(scene.mesh)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(scene.positions, 3))
  geometry.setIndex(new BufferAttribute(scene.corners.slice(), 1))
  const tree = new MeshBVH(geometry, { strategy: SAH })
  const [down, across] = [raysDown(side, RAYS), raysAcross(side, RAYS)]
  const contestants = [
    cast('5 m down', level, down),
    cast('50 m across', level, across),
    tried('5 m down, three-mesh-bvh', tree, down),
    tried('50 m across, three-mesh-bvh', tree, across),
  ]
  return { queries: RAYS, rounds: 5, contestants, facts: { triangles: trianglesOf(scene) } }
}

function trianglesOf({ corners }: Street): number {
  return corners.length / 3
}

function cast(name: string, level: MeshCaster, rays: readonly SceneRay[]): Contestant {
  const result = createWorldRayResult()
  return contestant(name, RAYS, 'other', (answers) => (i) => {
    answers[i] = worldRayCast(level, rays[i]!, result) ? result.t : -1
  })
}

function tried(name: string, tree: MeshBVH, rays: readonly SceneRay[]): Contestant {
  const { ray, set } = keptRay()
  return contestant(name, RAYS, 'other', (answers) => (i) => {
    set(rays[i]!)
    answers[i] = tree.raycastFirst(ray, DoubleSide, 0, rays[i]!.length)?.distance ?? -1
  })
}
