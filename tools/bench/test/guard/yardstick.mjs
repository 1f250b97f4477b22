/**
 * A ray against a box in its plainest form: flat rows of float32, no calls. It is frozen. It says how fast a machine is,
 * not how fast we are, so nobody makes it faster.
 *
 * Imported with `?double` it rounds nothing. Processors differ in what rounding costs them.
 */
const f = import.meta.url.endsWith('?double') ? (value) => value : Math.fround

export const answer = new Float32Array(1)

export function yardstick(boxes, at, rays, from) {
  const sx = f(rays[from] - boxes[at])
  const sy = f(rays[from + 1] - boxes[at + 1])
  const sz = f(rays[from + 2] - boxes[at + 2])
  const mx = rays[from + 3]
  const my = rays[from + 4]
  const mz = rays[from + 5]
  let t0 = 0
  let t1 = 1
  for (let axis = 0; axis < 3; axis++) {
    const ax = boxes[at + 3 + axis * 3]
    const ay = boxes[at + 4 + axis * 3]
    const az = boxes[at + 5 + axis * 3]
    const half = boxes[at + 12 + axis]
    const d = f(f(f(sx * ax) + f(sy * ay)) + f(sz * az))
    const m = f(f(f(mx * ax) + f(my * ay)) + f(mz * az))
    const near = f(-d - half)
    const far = f(d - half)
    if (m > 0) {
      if (f(m * t1) < near || f(-m * t0) < far) return false
      if (f(m * t0) < near) t0 = f(near / m)
      if (f(-m * t1) < far) t1 = f(far / -m)
    } else if (m < 0) {
      if (f(m * t0) < near || f(-m * t1) < far) return false
      if (f(m * t1) < near) t1 = f(near / m)
      if (f(-m * t0) < far) t0 = f(far / -m)
    } else if (near > 0 || far > 0) return false
    if (t0 > t1) return false
  }
  answer[0] = t0
  return true
}
