import { EDGES } from '../kernels/meet-triangle.ts'
import type { TriangleBounds } from './triangle-bounds.ts'

/** z of a triangle's plane at (x, y), in doubles. */
export function heightAt({ edges }: TriangleBounds, triangle: number, x: number, y: number): number {
  const at = triangle * EDGES
  const ax = edges[at + 3]!
  const ay = edges[at + 4]!
  const az = edges[at + 5]!
  const bx = edges[at + 6]!
  const by = edges[at + 7]!
  const bz = edges[at + 8]!
  const nx = ay * bz - az * by
  const ny = az * bx - ax * bz
  const nz = ax * by - ay * bx
  return edges[at + 2]! - (nx * (x - edges[at]!) + ny * (y - edges[at + 1]!)) / nz
}
