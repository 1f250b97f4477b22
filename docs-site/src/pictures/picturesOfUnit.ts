import type { Fixture } from './case/fixture.ts'
import { indexAndArchive } from './archive/archivePicture.ts'
import { sortedListOfUnit } from './bodies/sortedListPicture.ts'
import { budgetOverLevel } from './budget/budgetPicture.ts'
import { occlusion } from './level/occlusionPicture.ts'
import { partsPicture } from './level/partsPicture.ts'
import { stacksPicture } from './level/stacksPicture.ts'
import { lifeOfAPart } from './life/lifePicture.ts'
import { rayIntoTheLevel } from './mesh/meshPicture.ts'
import { gridWalk } from './mesh/walkPicture.ts'
import { blendsOnADial } from './plot/blendPicture.ts'
import { arcTangentCurve, fadeCurve, levelPoolCurve } from './plot/curves.ts'
import { visibilityPass } from './pass/passPicture.ts'
import { capsuleQuirks } from './rays/quirks.ts'
import { distanceToABox } from './reach/distancePicture.ts'
import { howFarASearchReaches } from './reach/reachPicture.ts'
import type { Picture } from './svg/picture.ts'
import { arraysPicture, memoryPicture } from './world/memoryPicture.ts'
import { settleCurve } from './world/settlePicture.ts'

/** A picture that belongs to a whole unit, and the heading of the unit that it stands under. */
export interface UnitPicture extends Picture {
  readonly section: string
}

interface Painter {
  readonly unit: string
  readonly section: string
  readonly paint: (fixture: Fixture) => Picture | undefined
}

const PAINTERS: readonly Painter[] = [
  { unit: 'rays', section: 'PhysicsRay_Capsule', paint: capsuleQuirks },
  { unit: 'physics-world', section: 'Records', paint: memoryPicture },
  { unit: 'physics-world', section: 'IPhysics_Step', paint: settleCurve },
  { unit: 'level-file', section: 'ChunkSystem_LoadContainer', paint: stacksPicture },
  { unit: 'level', section: 'LevelObject_Destroy', paint: partsPicture },
  { unit: 'wad', section: 'Records', paint: indexAndArchive },
  { unit: 'occluders', section: 'isBoxHidden', paint: occlusion },
  { unit: 'world-manager', section: 'WorldManager_LoadLevel', paint: budgetOverLevel },
  { unit: 'world-manager', section: 'WorldManager_LoadLevel', paint: levelPoolCurve },
  { unit: 'streamed-world', section: 'Records', paint: arraysPicture },
  { unit: 'streamed-world', section: 'World_VisibilitySectorCallback', paint: visibilityPass },
  { unit: 'streamed-world', section: 'WorldSector_ReleaseAtomic', paint: lifeOfAPart },
  { unit: 'streaming', section: 'boxDistance', paint: distanceToABox },
  { unit: 'streaming', section: 'findPartToLoad', paint: howFarASearchReaches },
  { unit: 'streaming', section: 'fadeAlpha', paint: fadeCurve },
  { unit: 'maths', section: 'Math_ArcTangent', paint: arcTangentCurve },
  { unit: 'maths', section: 'Quat_Slerp', paint: blendsOnADial },
  { unit: 'bodies', section: 'IPhysics_QueryBox', paint: sortedListOfUnit },
  { unit: 'world-ray', section: 'WorldManager_RayCast', paint: rayIntoTheLevel },
  { unit: 'collision-mesh', section: 'CollisionMesh_RayCast', paint: gridWalk },
]

/** The pictures of a unit, in the order of their sections. A unit that says too little for one has none. */
export function picturesOfUnit(fixture: Fixture): readonly UnitPicture[] {
  return PAINTERS.filter(({ unit }) => unit === fixture.slug).flatMap(({ section, paint }) => {
    const painted = paint(fixture)
    return painted === undefined ? [] : [{ ...painted, section }]
  })
}
