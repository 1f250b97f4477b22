import { type CollisionMesh, writeCollisionMesh } from '@coney/world-ray'
import type { Chunk } from '../chunks/chunk.ts'
import { writeChunkContainer } from '../chunks/write-chunk-container.ts'
import { writeOccluders } from '../occluders/occluder-chunk.ts'
import type { OccluderWall } from '../occluders/occluder-wall.ts'
import { CHUNK, LEVEL_HEADER_BYTES } from './chunk-types.ts'

/** A model behind the scenery, and its textures: bytes of the platform. */
export interface BackgroundParts {
  readonly dictionary: Uint8Array
  readonly model: Uint8Array
}

/** What a level file is made of. */
export interface LevelFileParts {
  readonly occluders: readonly OccluderWall[]
  readonly skyline: BackgroundParts
  readonly skyBox: BackgroundParts
  readonly cloudBox: BackgroundParts
  readonly glowDictionary: Uint8Array
  readonly levelWorld: Uint8Array
  readonly pathData: Uint8Array
  readonly mesh: CollisionMesh
  readonly subtitles: Uint8Array
}

/**
 * The 18 chunks of a level file in their order.
 *
 * Throws a `MeshError`, `NoRoom`, for a mesh that its chunks have no room for.
 *
 * @spec writers/levelFileChunks
 */
export function levelFileChunks(parts: LevelFileParts): Chunk[] {
  const mesh = writeCollisionMesh(parts.mesh)
  return [
    { type: CHUNK.occluders, data: writeOccluders(parts.occluders) },
    ...background(parts.skyline),
    ...background(parts.skyBox),
    ...background(parts.cloudBox),
    { type: CHUNK.dictionary, data: parts.glowDictionary },
    { type: CHUNK.world, data: parts.levelWorld },
    { type: CHUNK.pathData, data: parts.pathData },
    { type: CHUNK.checked, data: mesh.checked },
    { type: CHUNK.vertices, data: mesh.vertices },
    { type: CHUNK.triangles, data: mesh.triangles },
    { type: CHUNK.grid, data: mesh.grid },
    { type: CHUNK.lists, data: mesh.lists },
    { type: CHUNK.mesh, data: mesh.header },
    { type: CHUNK.levelHeader, data: new Uint8Array(LEVEL_HEADER_BYTES) },
    { type: CHUNK.subtitles, data: parts.subtitles },
  ]
}

/**
 * Writes a level file, which `loadLevel` and `readLevelFile` read. Throws as `levelFileChunks` does.
 *
 * @spec writers/writeLevelFile
 */
export function writeLevelFile(parts: LevelFileParts): Uint8Array {
  return writeChunkContainer(levelFileChunks(parts))
}

function background({ dictionary, model }: BackgroundParts): Chunk[] {
  return [
    { type: CHUNK.dictionary, data: dictionary },
    { type: CHUNK.model, data: model },
  ]
}
