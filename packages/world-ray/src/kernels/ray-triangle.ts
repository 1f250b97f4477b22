import { TRIANGLE_TWO_SIDED } from '../constants.ts'
import { meetTriangle, type TriangleRay } from './meet-triangle.ts'

/**
 * A ray against a triangle that is met only from the side that e1 × e2 points to.
 *
 * Writes `t` of the ray, or −1, and answers whether they meet, be it behind the start or past the end.
 *
 * @orig 0x00337920 Ray_TriangleOneSided (unknown)
 */
export function rayTriangleOneSided(ray: TriangleRay, edges: Float32Array, at: number): boolean {
  return meetTriangle(ray, edges, at, false)
}

/**
 * A ray against a triangle that is met from both sides.
 *
 * Writes `t` of the ray, or −1, and answers whether they meet, be it behind the start or past the end.
 *
 * @orig 0x00337a60 Ray_TriangleTwoSided (unknown)
 */
export function rayTriangleTwoSided(ray: TriangleRay, edges: Float32Array, at: number): boolean {
  return meetTriangle(ray, edges, at, true)
}

/** A ray against a triangle with these flags. */
export function rayTriangle(ray: TriangleRay, edges: Float32Array, at: number, flags: number): boolean {
  if ((flags & TRIANGLE_TWO_SIDED) !== 0) return rayTriangleTwoSided(ray, edges, at)
  return rayTriangleOneSided(ray, edges, at)
}
