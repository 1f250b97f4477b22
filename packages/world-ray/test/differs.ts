import type { WorldRayResult } from '../src/index.ts'

/** Whether two results differ in any bit. */
export function differs(a: WorldRayResult, b: WorldRayResult): boolean {
  return !(
    a.hit === b.hit &&
    Object.is(a.t, b.t) &&
    a.material === b.material &&
    a.flags === b.flags &&
    a.area === b.area &&
    a.triangle === b.triangle &&
    Object.is(a.normal.x, b.normal.x) &&
    Object.is(a.normal.y, b.normal.y) &&
    Object.is(a.normal.z, b.normal.z)
  )
}
