import { createVec3, type Vec3 } from '@coney/math'
import { DrawList } from './draw-list.ts'

/** What the worlds of a level share when they look for what is visible. One a level. */
export class Sight {
  /** Whether PVS is on. */
  pvs = true
  /** How many indexed sectors the walks have met that no wall hid, since the last reset. */
  counted = 0
  /** Where the camera of player 1 is, RenderWare axes. Keep it current. */
  readonly camera: Vec3 = createVec3()
  /** What the last pass collected. */
  readonly drawList: DrawList = new DrawList()
}
