import type { Bounds, ReadonlyBounds } from './bounds.ts'

/** Grows `out` until it holds `other` too. */
export function includeBounds(out: Bounds, other: ReadonlyBounds): void {
  out.min.x = Math.min(out.min.x, other.min.x)
  out.min.y = Math.min(out.min.y, other.min.y)
  out.min.z = Math.min(out.min.z, other.min.z)
  out.max.x = Math.max(out.max.x, other.max.x)
  out.max.y = Math.max(out.max.y, other.max.y)
  out.max.z = Math.max(out.max.z, other.max.z)
}
