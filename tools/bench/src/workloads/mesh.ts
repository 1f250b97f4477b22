import { collisionMeshRayCast, createWorldRayResult, MeshCaster, worldRayCast } from '@coney/world-ray'
import { BufferAttribute, BufferGeometry, DoubleSide } from 'three'
import { CENTER, MeshBVH, SAH, type SplitStrategy } from 'three-mesh-bvh'
import { contestant, type Contestant, type Workload } from '../measure/contestant.ts'
import { shareOfHits } from '../measure/share-of-hits.ts'
import { Jolt } from '../peers/jolt.ts'
import { describeMesh, keptRay as rapierRay, startRapier } from '../peers/rapier.ts'
import { keptRay as threeRay } from '../peers/three.ts'
import type { SceneRay } from '../scenes/scene-ray.ts'
import { raysAcross, raysDown, street, type Street } from '../scenes/street.ts'

const SIDE = 224
const RAYS = 1_024
const NEARLY = { share: 0.97, tolerance: 1e-4 }
/** Jolt compresses the vertices of a mesh. */
const COMPRESSED = { share: 0.95, tolerance: 2e-3 }

/** Five metres down on 100,352 triangles. */
export function meshDown(): Promise<Workload> {
  return onStreet(raysDown(SIDE, RAYS))
}

/** Fifty metres across 100,352 triangles. */
export function meshAcross(): Promise<Workload> {
  return onStreet(raysAcross(SIDE, RAYS))
}

async function onStreet(rays: readonly SceneRay[]): Promise<Workload> {
  const scene = street(SIDE, 2)
  const coney = caster('coney, cells of 2 m', scene, rays)
  const contestants = [
    coney,
    caster('coney, cells of 1 m', street(SIDE, 1), rays),
    caster('coney, cells of 8 m', street(SIDE, 8), rays),
    walk('coney, cells of 2 m, the walk as specified', scene, rays),
    boundingVolumes('three-mesh-bvh (SAH)', scene, rays, SAH),
    boundingVolumes('three-mesh-bvh (CENTER)', scene, rays, CENTER),
    await onJolt(scene, rays),
    await onRapier(scene, rays),
  ]
  const triangles = scene.corners.length / 3
  return { queries: RAYS, contestants, facts: { triangles, hits: shareOfHits(coney) } }
}

function caster(name: string, { mesh }: Street, rays: readonly SceneRay[]): Contestant {
  return contestant(name, rays.length, 'identical', (answers) => {
    const level = new MeshCaster(mesh)
    const result = createWorldRayResult()
    return (i) => {
      answers[i] = worldRayCast(level, rays[i]!, result) ? result.t / rays[i]!.length : -1
    }
  })
}

function walk(name: string, { mesh }: Street, rays: readonly SceneRay[]): Contestant {
  return contestant(name, rays.length, 'identical', (answers) => {
    const result = createWorldRayResult()
    return (i) => {
      result.hit = false
      collisionMeshRayCast(mesh, rays[i]!, result)
      answers[i] = result.hit ? result.t / rays[i]!.length : -1
    }
  })
}

function boundingVolumes(name: string, scene: Street, rays: readonly SceneRay[], strategy: SplitStrategy): Contestant {
  return contestant(name, rays.length, NEARLY, (answers) => {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new BufferAttribute(scene.positions, 3))
    geometry.setIndex(new BufferAttribute(scene.corners.slice(), 1))
    const tree = new MeshBVH(geometry, { strategy })
    const { ray, set } = threeRay()
    return (i) => {
      const { length } = rays[i]!
      set(rays[i]!)
      const hit = tree.raycastFirst(ray, DoubleSide, 0, length)
      answers[i] = hit === null ? -1 : hit.distance / length
    }
  })
}

async function onJolt(scene: Street, rays: readonly SceneRay[]): Promise<Contestant> {
  const jolt = await Jolt.start()
  return contestant('jolt', rays.length, COMPRESSED, (answers) => {
    jolt.addMesh(scene.positions, scene.corners)
    const closest = jolt.closest()
    return (i) => {
      answers[i] = closest(rays[i]!)
    }
  })
}

async function onRapier(scene: Street, rays: readonly SceneRay[]): Promise<Contestant> {
  const world = await startRapier()
  return contestant('rapier', rays.length, NEARLY, (answers) => {
    world.createCollider(describeMesh(scene.positions, scene.corners))
    world.step()
    const { ray, set } = rapierRay()
    return (i) => {
      set(rays[i]!)
      answers[i] = world.castRay(ray, 1, true)?.timeOfImpact ?? -1
    }
  })
}
