import { buildCollisionMesh } from '@coney/world-ray'
import { type LevelFileParts, uprightWall } from '../src/index.ts'
import { fromText } from './bytes.ts'

const TRIANGLE = { a: { x: 0, y: 0, z: 0 }, b: { x: 4, y: 0, z: 0 }, c: { x: 0, y: 4, z: 0 }, material: 5 }

/** Parts of a level file: one triangle, walls, and every other part as its own name. */
export function levelParts(walls: number): LevelFileParts {
  const wall = uprightWall({ x: 1, y: 2, z: 3 }, { x: 4, y: 5, z: 6 })
  const background = (name: string) => ({
    dictionary: fromText(`${name} dictionary`),
    model: fromText(`${name} model`),
  })
  return {
    occluders: Array.from({ length: walls }, () => wall),
    skyline: background('skyline'),
    skyBox: background('sky box'),
    cloudBox: background('cloud box'),
    glowDictionary: fromText('glow dictionary'),
    levelWorld: fromText('level world'),
    pathData: fromText('path data'),
    mesh: buildCollisionMesh([TRIANGLE], { columns: 1, rows: 1, layers: 1 }),
    subtitles: fromText('subtitles'),
  }
}
