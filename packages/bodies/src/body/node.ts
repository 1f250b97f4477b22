import type { Bounds } from '../bounds/bounds.ts'

/** What a list keeps sorted: bounds, an index and two links. The list writes all but the bounds. */
export interface BodyNode<Neighbour> extends Bounds {
  /** Its place in `BodyList.byIndex`; -1 while it has none. */
  index: number
  /** The neighbour whose bounds start before it in x. */
  previous: Neighbour | undefined
  /** The neighbour whose bounds start after it in x. */
  next: Neighbour | undefined
}

/**
 * Puts a node into its first state: bounds that hold the origin alone, no index and no neighbours.
 *
 * @orig 0x00341158 PhysicsNode_Init (unknown)
 */
export function initNode(node: BodyNode<unknown>): void {
  node.min.x = node.min.y = node.min.z = 0
  node.max.x = node.max.y = node.max.z = 0
  node.index = -1
  node.previous = undefined
  node.next = undefined
}
