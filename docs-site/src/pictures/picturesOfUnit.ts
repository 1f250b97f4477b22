import type { Fixture } from './case/fixture.ts'
import { budgetOverLevel } from './budget/budgetPicture.ts'
import { occlusion } from './level/occlusionPicture.ts'
import { stacksPicture } from './level/stacksPicture.ts'
import { gridWalk } from './mesh/walkPicture.ts'
import { capsuleQuirks } from './rays/quirks.ts'
import type { Picture } from './svg/picture.ts'
import { memoryPicture } from './world/memoryPicture.ts'
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
  { unit: 'occluders', section: 'isBoxHidden', paint: occlusion },
  { unit: 'world-manager', section: 'WorldManager_LoadLevel', paint: budgetOverLevel },
  { unit: 'collision-mesh', section: 'CollisionMesh_RayCast', paint: gridWalk },
]

/** The pictures of a unit, in the order of their sections. A unit that says too little for one has none. */
export function picturesOfUnit(fixture: Fixture): readonly UnitPicture[] {
  return PAINTERS.filter(({ unit }) => unit === fixture.slug).flatMap(({ section, paint }) => {
    const painted = paint(fixture)
    return painted === undefined ? [] : [{ ...painted, section }]
  })
}
