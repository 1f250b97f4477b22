import { buildCollisionMesh, writeCollisionMesh, type CollisionMesh } from '@coney/world-ray'
import { expect, test } from 'vitest'
import {
  type LevelFileParts,
  type LevelObject,
  type Occluders,
  type OccluderWall,
  loadLevel,
  memorySource,
  opaquePlatform,
  openWad,
  readChunkContainer,
  readLevelFile,
  writeChunkContainer,
  writeLevelFile,
  writeWad,
} from '../../src/index.ts'
import { sameBytes } from '../bytes.ts'
import { Random } from '@coney/trials'

function meshOf(random: Random): CollisionMesh {
  const triangles = Array.from({ length: random.below(40) }, () => ({
    a: random.vector(50),
    b: random.vector(50),
    c: random.vector(50),
    material: random.below(191),
    flags: 1 | random.below(0x1000),
    area: random.below(125),
  }))
  return buildCollisionMesh(triangles, { columns: 1 + random.below(6), rows: 1 + random.below(6) })
}

function partsOf(random: Random): LevelFileParts {
  const background = () => ({ dictionary: random.bytes(300), model: random.bytes(300) })
  const corner = () => random.vector(200)
  return {
    occluders: Array.from({ length: random.below(11) }, () => [corner(), corner(), corner(), corner()]),
    skyline: background(),
    skyBox: background(),
    cloudBox: background(),
    glowDictionary: random.bytes(100),
    levelWorld: random.bytes(100),
    pathData: random.bytes(100),
    mesh: meshOf(random),
    subtitles: random.bytes(100),
  }
}

/** The walls back in the axes of the game: (x, y, z) of RenderWare is (x, −z, y) there. */
function wallsOf({ count, points }: Occluders): OccluderWall[] {
  const point = (at: number) => ({ x: points[at]!, y: -points[at + 2]!, z: points[at + 1]! })
  return Array.from({ length: count }, (_, i) => {
    const at = i * 12
    return [point(at), point(at + 3), point(at + 6), point(at + 9)]
  })
}

function partsOfLevel(level: LevelObject<Uint8Array, Uint8Array, Uint8Array>): LevelFileParts {
  return {
    occluders: wallsOf(level.occluders!),
    skyline: { dictionary: level.skylineDictionary!, model: level.skylineModel! },
    skyBox: { dictionary: level.skyBoxDictionary!, model: level.skyBoxModel! },
    cloudBox: { dictionary: level.cloudBoxDictionary!, model: level.cloudBoxModel! },
    glowDictionary: level.glowDictionary!,
    levelWorld: level.levelWorld!,
    pathData: level.pathData!,
    mesh: level.collisionMesh!,
    subtitles: level.subtitles!,
  }
}

test(
  'level files are written, read and written again to the same bytes',
  { timeout: 120_000, meta: { claims: ['writers/writeLevelFile.a-level-file', 'writers/levelFileChunks.eighteen'] } },
  () => {
    const random = new Random(27)
    for (let i = 0; i < 400; i++) {
      const bytes = writeLevelFile(partsOf(random))
      const level = readLevelFile(bytes, opaquePlatform)
      expect(sameBytes(writeLevelFile(partsOfLevel(level)), bytes)).toBe(true)
      expect(sameBytes(writeChunkContainer(readChunkContainer(bytes).chunks), bytes)).toBe(true)
    }
  },
)

test(
  'a level keeps nothing of the memory that it was read from',
  { timeout: 120_000, meta: { claims: ['level/WorldLevel_Load.the-chunks'] } },
  async () => {
    const random = new Random(28)
    const parts = partsOf(random)
    const { index, data } = writeWad([{ name: 'level7.lev', bytes: writeLevelFile(parts) }])
    const wad = await openWad(memorySource(index), memorySource(data))
    const level = await loadLevel(wad, 'LEVEL7', opaquePlatform)
    const bytes = writeLevelFile(parts)
    const other = readLevelFile(bytes, opaquePlatform)
    bytes.fill(0xff)
    expect(other.collisionMesh).toEqual(level.collisionMesh)
    expect(writeCollisionMesh(level.collisionMesh!)).toEqual(writeCollisionMesh(parts.mesh))
    expect(sameBytes(writeLevelFile(partsOfLevel(other)), writeLevelFile(parts))).toBe(true)
  },
)
