import { opaquePlatform, readLevelFile, uprightWall, writeLevelFile } from '@coney/level'
import { contestant, type Workload } from '../measure/contestant.ts'
import { street } from '../scenes/street.ts'

/** A level file with 20,000 triangles, a hundred occluders, and two megabytes of textures and models. */
export async function level(): Promise<Workload> {
  const blob = () => new Uint8Array(300_000).fill(7)
  const background = () => ({ dictionary: blob(), model: blob() })
  const bytes = writeLevelFile({
    occluders: Array.from({ length: 100 }, (_, i) => uprightWall({ x: i, y: 0, z: 0 }, { x: i + 1, y: 4, z: 0 })),
    skyline: background(),
    skyBox: background(),
    cloudBox: background(),
    glowDictionary: blob(),
    levelWorld: blob(),
    pathData: blob(),
    mesh: street(100, 4).mesh,
    subtitles: blob(),
  })
  const contestants = [
    contestant('coney', 1, 'identical', (answers) => () => {
      const read = readLevelFile(bytes, opaquePlatform)
      answers[0] = read.collisionMesh?.flags.length ?? -1
      read.dispose()
    }),
    contestant('a copy of the bytes', 1, 'other', (answers) => () => {
      answers[0] = bytes.slice().length
    }),
    contestant('a sum of its 32-bit words', 1, 'other', (answers) => () => {
      const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      let sum = 0
      for (let at = 0; at + 4 <= bytes.length; at += 4) sum = (sum + words.getUint32(at, true)) | 0
      answers[0] = sum
    }),
  ]
  return { queries: 1, contestants, facts: { bytes: bytes.length } }
}
