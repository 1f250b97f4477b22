import type { Shape } from '../shapes/shape.ts'
import type { Body } from './body.ts'

/**
 * Puts a shape behind the others of a body. Its bounds follow with `rebuildBounds` or `updateBody`.
 *
 * @orig 0x00341aa8 PhysicsBody_AddShape (unknown)
 */
export function addShape(body: Body, shape: Shape): void {
  body.shapes.push(shape)
}
