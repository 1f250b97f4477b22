import { type CollisionMesh, writeCollisionMesh } from '@coney/world-ray'
import type { Chunk } from '../chunks/chunk.ts'
import { writeChunkContainer } from '../chunks/write-chunk-container.ts'
import { writeOccluders } from '../occluders/occluder-chunk.ts'
import type { OccluderWall } from '../occluders/occluder-wall.ts'
import { CHUNK, LEVEL_HEADER_BYTES } from './chunk-types.ts'

/** A model behind the scenery, and its textures: bytes of the platform. */
export interface BackgroundParts {
  /** Texture dictionary, chunk 0x2a, of which the model gets the first texture. */
  readonly dictionary: Uint8Array
  /** Chunk 0x47. A level takes models of one atomic in a single frame only. */
  readonly model: Uint8Array
}

/** What a level file is made of. */
export interface LevelFileParts {
  /** Walls that hide what is behind them, in the axes of the game: chunk 0x53. */
  readonly occluders: readonly OccluderWall[]
  /** Textures and model of the skyline, which come first of the three. */
  readonly skyline: BackgroundParts
  /** Textures and model of the sky box, which come second. */
  readonly skyBox: BackgroundParts
  /** Textures and model of the cloud box, which come third. */
  readonly cloudBox: BackgroundParts
  /** Textures of the light glows, chunk 0x2a: bytes of the platform. */
  readonly glowDictionary: Uint8Array
  /** World of the light glows, chunk 0x15: bytes of the platform. */
  readonly levelWorld: Uint8Array
  /** Chunk 0x40, as it is to stand in the file. */
  readonly pathData: Uint8Array
  /** What rays meet; `writeCollisionMesh` of `@coney/world-ray` makes six chunks of it. */
  readonly mesh: CollisionMesh
  /** Chunk 0x51, as it is to stand in the file. */
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
