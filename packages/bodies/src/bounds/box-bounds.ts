import type { BoxShape } from '../shapes/box-shape.ts'
import type { Bounds } from './bounds.ts'

const { abs, fround } = Math

/**
 * Writes the bounds of an oriented box into `out`.
 *
 * A corner is P ± h0·A0 ± h1·A1 ± h2·A2, so along each world axis the box reaches
 * h0·|A0| + h1·|A1| + h2·|A2| (the components of that axis) to either side of P.
 *
 * @orig 0x003430e8 PhysicsBox_GetBounds (unknown)
 */
export function boxBounds(out: Bounds, box: BoxShape): void {
  const { centre, half } = box
  const a = box.axes[0]
  const b = box.axes[1]
  const c = box.axes[2]
  const x = fround(fround(fround(half.x * abs(a.x)) + fround(half.y * abs(b.x))) + fround(half.z * abs(c.x)))
  const y = fround(fround(fround(half.x * abs(a.y)) + fround(half.y * abs(b.y))) + fround(half.z * abs(c.y)))
  const z = fround(fround(fround(half.x * abs(a.z)) + fround(half.y * abs(b.z))) + fround(half.z * abs(c.z)))
  out.min.x = fround(centre.x - x)
  out.min.y = fround(centre.y - y)
  out.min.z = fround(centre.z - z)
  out.max.x = fround(centre.x + x)
  out.max.y = fround(centre.y + y)
  out.max.z = fround(centre.z + z)
}
