import type { Body } from '../body/body.ts'
import { shapesOf } from '../body/shapes-of.ts'
import { createBounds } from './bounds.ts'
import { includeBounds } from './include-bounds.ts'
import { shapeBounds } from './shape-bounds.ts'

const further = createBounds()

/**
 * Makes the bounds of a body those of all its shapes together, disabled ones included.
 *
 * A body without shapes keeps the bounds it has. A body that hangs in a list must be sorted again: `relinkBody` does
 * that, and `updateBody` both.
 *
 * @orig 0x00341638 PhysicsBody_RebuildBounds (unknown)
 */
export function rebuildBounds(body: Body): void {
  const shapes = shapesOf(body)
  const [first] = shapes
  if (first === undefined) return
  shapeBounds(body, first)
  for (let i = 1; i < shapes.length; i++) {
    shapeBounds(further, shapes[i]!)
    includeBounds(body, further)
  }
}
