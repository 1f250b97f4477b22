import type { Shape } from '../shapes/shape.ts'
import type { Body } from './body.ts'

/**
 * The shapes of a body in the order in which tests take them.
 *
 * @orig 0x00341ae0 PhysicsBody_GetShapes (unknown)
 */
export function shapesOf(body: Body): readonly Shape[] {
  return body.shapes
}
