import type { Nodes, Parents } from 'mdast'

/** Every node of one type below a node, in the order of the document. Iterative: the depth of a tree is a stranger's choice. */
export function descendants<T extends Nodes['type']>(top: Nodes, type: T): Extract<Nodes, { type: T }>[] {
  const found: Extract<Nodes, { type: T }>[] = []
  visit([top], (node) => {
    if (node.type === type) found.push(node as Extract<Nodes, { type: T }>)
    return true
  })
  return found
}

/** Calls `enter` for nodes and what is below them, in the order of the document; `false` skips what is below. */
export function visit(tops: readonly Nodes[], enter: (node: Nodes) => boolean): void {
  const open: Nodes[] = tops.toReversed()
  for (let node = open.pop(); node; node = open.pop()) {
    if (!enter(node) || !hasChildren(node)) continue
    for (let at = node.children.length - 1; at >= 0; at--) open.push(node.children[at] as Nodes)
  }
}

export function hasChildren(node: Nodes): node is Parents {
  return 'children' in node
}
