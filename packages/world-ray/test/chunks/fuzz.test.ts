import { expect, test } from 'vitest'
import {
  collisionMeshRayCast,
  createWorldRayResult,
  MeshError,
  readCollisionMesh,
  writeCollisionMesh,
  type CollisionMesh,
  type MeshChunks,
} from '../../src/index.ts'
import { degenerateMesh } from '../meshes.ts'
import { Random } from '@coney/trials'

const NAMES = ['header', 'vertices', 'triangles', 'grid', 'lists', 'checked'] as const

/** Overwrites bytes of a chunk, cuts it, or makes it longer. */
function mutate(random: Random, chunks: MeshChunks): MeshChunks {
  const mutated: Record<keyof MeshChunks, Uint8Array> = { ...chunks }
  for (let i = 0; i <= random.below(3); i++) {
    const name = random.once(2) ? 'header' : random.pick(NAMES)
    const bytes = mutated[name].slice()
    const at = random.below(bytes.length)
    if (random.once(4)) mutated[name] = bytes.slice(0, at)
    else if (bytes.length > 0) {
      bytes[at] = random.pick([0, 1, 0x7f, 0x80, 0xff, random.below(256)])
      if (random.once(2)) bytes[Math.min(at + 1, bytes.length - 1)] = random.pick([0, 0x7f, 0xff])
      mutated[name] = bytes
    }
  }
  return mutated
}

function arraysOf(mesh: CollisionMesh): ArrayBufferView[] {
  return Object.values(mesh).filter(ArrayBuffer.isView)
}

test('mutated chunks are read, or refused with a typed error', { timeout: 120_000 }, () => {
  const random = new Random(52)
  const chunks = writeCollisionMesh(degenerateMesh(random))
  const ray = { origin: { x: 1, y: 1, z: 9 }, direction: { x: 0.6, y: 0.8, z: 0 }, length: 40 }
  const codes: Record<string, number> = {}
  for (let i = 0; i < 20_000; i++) {
    const mutated = mutate(random, chunks)
    try {
      const mesh = readCollisionMesh(mutated)
      const given = NAMES.reduce((sum, name) => sum + mutated[name].length, 0)
      const taken = arraysOf(mesh).reduce((sum, array) => sum + array.byteLength, 0)
      if (taken > given * 2 + 256) throw new Error(`Unexpected ${taken} bytes, expected twice ${given}`)
      if (i % 10 === 0) collisionMeshRayCast(mesh, ray, createWorldRayResult())
      codes['read'] = (codes['read'] ?? 0) + 1
    } catch (error) {
      if (!(error instanceof MeshError)) throw error
      codes[error.code] = (codes[error.code] ?? 0) + 1
    }
  }
  expect(Object.keys(codes).sort()).toEqual(['Invalid', 'Truncated', 'read'])
})

test(
  'what is written and read is the same mesh',
  { meta: { claims: ['collision-mesh/Choices.there-and-back'] } },
  () => {
    const built = degenerateMesh(new Random(3))
    const mesh = { ...built, flags: built.flags.map((flags) => flags | 1) }
    expect(readCollisionMesh(writeCollisionMesh(mesh))).toEqual(mesh)
  },
)
