import type { ReadonlyQuaternion, ReadonlyVec3 } from '@coney/math'

/** A settle in doubles, by another way: a is flipped to the side of n, and turned onto it along the shortest arc. */

export type Triple = readonly [number, number, number]
export type Four = readonly [number, number, number, number]

export const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const triple = ({ x, y, z }: ReadonlyVec3): Triple => [x, y, z]

/** What a unit quaternion makes of a vector: v + 2w(u × v) + 2u × (u × v). */
export function rotate({ x, y, z, w }: ReadonlyQuaternion, v: Triple): Triple {
  const u: Triple = [x, y, z]
  const once = cross(u, v)
  const twice = cross(u, once)
  return [v[0] + 2 * (w * once[0] + twice[0]), v[1] + 2 * (w * once[1] + twice[1]), v[2] + 2 * (w * once[2] + twice[2])]
}

/** The allowed axis with the largest cosine, and how far ahead of the second it is. */
export function nearest(
  rotation: ReadonlyQuaternion,
  normal: Triple,
  mask: number,
): { readonly axis: Triple; readonly lead: number } {
  const units: readonly Triple[] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ]
  const axes = units.filter((_, i) => mask & (1 << i)).map((unit) => rotate(rotation, unit))
  const [first, second] = axes.toSorted((a, b) => dot(b, normal) - dot(a, normal))
  return { axis: first!, lead: second === undefined ? Infinity : dot(first!, normal) - dot(second, normal) }
}

/** The start, turned by the shortest arc that carries the axis onto the normal or, whichever is nearer, against it. */
export function target(start: ReadonlyQuaternion, normal: Triple, axis: Triple): Four {
  const side = dot(axis, normal) < 0 ? -1 : 1
  const from: Triple = [axis[0] * side, axis[1] * side, axis[2] * side]
  const [x, y, z] = cross(from, normal)
  const w = 1 + dot(from, normal)
  const length = Math.hypot(x, y, z, w)
  return product([x / length, y / length, z / length, w / length], [start.x, start.y, start.z, start.w])
}

/** By the table of i, j and k, not by dot and cross products. */
function product([a, b, c, d]: Four, [x, y, z, w]: Four): Four {
  return [
    a * w + b * z - c * y + d * x,
    -a * z + b * w + c * x + d * y,
    a * y - b * x + c * w + d * z,
    -a * x - b * y - c * z + d * w,
  ]
}

function cross(a: Triple, b: Triple): Triple {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}
