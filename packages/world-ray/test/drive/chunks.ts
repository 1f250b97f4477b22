import type { BuildGivens, Chunk, CollisionMeshDriver, Place } from '../../../../generated/drivers/collision-mesh.ts'
import * as worldRay from '../../src/index.ts'
import { verticesOf, sizeOf } from './meshes.ts'

const NAMES = {
  Header: 'header',
  Vertices: 'vertices',
  Triangles: 'triangles',
  Grid: 'grid',
  Lists: 'lists',
  Checked: 'checked',
} as const satisfies Record<Chunk, keyof worldRay.MeshChunks>

const TYPES: Readonly<Record<number, Chunk>> = {
  0x03: 'Header',
  0x07: 'Vertices',
  0x04: 'Triangles',
  0x05: 'Grid',
  0x06: 'Lists',
  0x52: 'Checked',
}

type Steps = 'build' | 'put' | 'cut' | 'bytes' | 'read' | 'write' | 'place' | 'triangle' | 'marks'

/** Reading and writing chunks, step by step. */
export function driveChunks(): Pick<CollisionMeshDriver, Steps> {
  let chunks = {} as Record<keyof worldRay.MeshChunks, Uint8Array>
  let mesh: worldRay.CollisionMesh
  let place: Place

  function build({ triangles, size, copies }: BuildGivens): void {
    const built = worldRay.buildCollisionMesh(Array.from({ length: copies }, () => triangles).flat(), sizeOf(size))
    // Too large for chunks or not, it can be cast at.
    const ray = { origin: { x: 0, y: 0, z: 0 }, direction: { x: 0, y: 0, z: -1 }, length: 1 }
    worldRay.collisionMeshRayCast(built, ray, worldRay.createWorldRayResult())
    chunks = { ...worldRay.writeCollisionMesh(built) }
  }

  return {
    build,
    put: ({ chunk, offset, bytes }) => {
      const added = Buffer.from(bytes, 'hex')
      const old = chunks[NAMES[chunk]]
      const longer = new Uint8Array(Math.max(old.length, offset + added.length))
      longer.set(old)
      longer.set(added, offset)
      chunks[NAMES[chunk]] = longer
    },
    cut: ({ chunk, size }) => {
      chunks[NAMES[chunk]] = chunks[NAMES[chunk]].slice(0, size)
    },
    bytes: ({ chunk }) => Buffer.from(chunks[NAMES[chunk]]).toString('hex'),
    read: () => {
      try {
        mesh = worldRay.readCollisionMesh(chunks)
      } catch (error) {
        if (error instanceof worldRay.MeshError) place = { chunk: TYPES[error.chunk]!, offset: error.offset }
        throw error
      }
    },
    write: () => {
      chunks = { ...worldRay.writeCollisionMesh(mesh) }
    },
    place: () => place,
    triangle: ({ index }) => {
      const vertices = verticesOf(mesh)
      const [a, b, c] = [0, 1, 2].map((i) => vertices[mesh.corners[index * 3 + i]!]!)
      const { materials, flags, areas } = mesh
      return { a: a!, b: b!, c: c!, material: materials[index]!, flags: flags[index]!, area: areas[index]! }
    },
    marks: () => Buffer.from(mesh.checked).toString('hex'),
  }
}
