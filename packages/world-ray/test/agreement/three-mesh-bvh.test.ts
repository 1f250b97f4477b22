import { BufferAttribute, BufferGeometry, DoubleSide, Ray, Vector3 } from 'three'
import { MeshBVH } from 'three-mesh-bvh'
import { expect, test } from 'vitest'
import { createWorldRayResult, MeshCaster, worldRayCast } from '../../src/index.ts'
import { streetMesh } from '../meshes.ts'
import { Random } from '@coney/trials'

test('the nearest hit is that of three-mesh-bvh', { timeout: 120_000 }, () => {
  const random = new Random(7)
  const mesh = streetMesh(random)
  mesh.flags.fill(0x3)
  const positions = mesh.vertices.filter((_, i) => i % 4 !== 3)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setIndex(new BufferAttribute(mesh.corners.slice(), 1))
  const bvh = new MeshBVH(geometry)
  const caster = new MeshCaster(mesh)
  const result = createWorldRayResult()
  const count = 10_000
  let agree = 0
  let largest = 0
  for (let i = 0; i < count; i++) {
    const origin = random.point({ x: 0, y: 0, z: -1 }, { x: 224, y: 224, z: 5 })
    const direction = random.direction()
    const length = random.between(1, 50)
    const hit = worldRayCast(caster, { origin, direction, length }, result)
    const ray = new Ray(new Vector3().copy(origin), new Vector3().copy(direction))
    const other = bvh.raycastFirst(ray, DoubleSide, 0, length)
    if (hit !== (other !== null)) continue
    if (other !== null) largest = Math.max(largest, Math.abs(other.distance - result.t))
    agree++
  }
  console.log(`three-mesh-bvh: ${agree} of ${count} agree, largest difference ${largest.toExponential(2)} m`)
  expect(agree).toBeGreaterThan(count * 0.999)
  expect(largest).toBeLessThan(1e-3)
})
