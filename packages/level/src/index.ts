export { NO_CHUNK, PACK_ID, type Chunk, type ChunkContainer, type ReadChunk } from './chunks/chunk.ts'
export { CHUNK_CAPACITY, ChunkStacks, OBJECT_CAPACITY, type Release } from './chunks/chunk-stacks.ts'
export { ChunkSystem, type ChunkHandlers } from './chunks/chunk-system.ts'
export { readChunkContainer } from './chunks/read-chunk-container.ts'
export { writeChunkContainer } from './chunks/write-chunk-container.ts'
export { LevelError, type LevelErrorCode } from './errors/level-error.ts'
export { LEVEL_HEADER_BYTES } from './level-file/chunk-types.ts'
export { registerLevelHeader } from './level-file/level-header.ts'
export { loadLevel, type LevelFiles } from './level-file/load-level.ts'
export { readLevelFile } from './level-file/read-level-file.ts'
export {
  levelFileChunks,
  writeLevelFile,
  type BackgroundParts,
  type LevelFileParts,
} from './level-file/write-level-file.ts'
export { LevelObject } from './level/level-object.ts'
export { opaquePlatform, type LevelPlatform, type ModelType } from './level/level-platform.ts'
export { releaseLevel, type LevelServices } from './level/release-level.ts'
export { readOccluders, writeOccluders } from './occluders/occluder-chunk.ts'
export { uprightWall, type OccluderWall } from './occluders/occluder-wall.ts'
export { LOWEST_TOP, Occluders, type OccludedBox } from './occluders/occluders.ts'
export type { ReadonlyPlane } from './occluders/plane.ts'
export { blobSource, type BytesToCome, type ReadableBlob } from './sources/blob-source.ts'
export type { ByteSource } from './sources/byte-source.ts'
export { fileSource, type FileRead, type FileSize, type ReadableFile } from './sources/file-source.ts'
export { memorySource } from './sources/memory-source.ts'
export { partOfSource } from './sources/part-of-source.ts'
export { nameHash } from './wad/name-hash.ts'
export { readWadIndex } from './wad/read-wad-index.ts'
export { WadIndex, type WadEntry } from './wad/wad-index.ts'
export { openWad, Wad } from './wad/wad.ts'
export {
  layOutWad,
  SECTOR_BYTES,
  writeWad,
  writeWadIndex,
  type WadFile,
  type WadLayout,
  type WrittenWad,
} from './wad/write-wad.ts'
