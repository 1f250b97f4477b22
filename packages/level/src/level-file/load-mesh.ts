import { MeshError, readCollisionMesh } from '@coney/world-ray'
import { HEADER_BYTES } from '../chunks/chunk.ts'
import type { ChunkStacks } from '../chunks/chunk-stacks.ts'
import { LevelError } from '../errors/level-error.ts'
import type { LevelPlatform } from '../level/level-platform.ts'
import { CHUNK, MESH_OBJECT } from './chunk-types.ts'

/** Makes a collision mesh of the six chunks on top of the stack, and pushes it as an object. */
export function loadMesh(stacks: ChunkStacks, platform: Pick<LevelPlatform<never, never, never>, 'destroyMesh'>): void {
  const starts = new Map<number, number>()
  const take = (type: number): Uint8Array => {
    starts.set(type, stacks.peekOffset() + HEADER_BYTES)
    return stacks.popChunk(type) as Uint8Array
  }
  const chunks = {
    header: take(CHUNK.mesh),
    lists: take(CHUNK.lists),
    grid: take(CHUNK.grid),
    triangles: take(CHUNK.triangles),
    vertices: take(CHUNK.vertices),
    checked: take(CHUNK.checked),
  }
  try {
    const mesh = readCollisionMesh(chunks)
    stacks.pushObject(MESH_OBJECT, mesh, () => platform.destroyMesh?.(mesh))
  } catch (cause) {
    if (!(cause instanceof MeshError)) throw cause
    throw new LevelError(cause.code, cause.message, starts.get(cause.chunk)! + cause.offset, { cause })
  }
}
