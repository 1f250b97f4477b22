import { visitorKeys } from 'oxc-parser'
import type { Node } from 'oxc-parser'

/** Every node below and with `root`, a node before what it holds, in the order of the text; and what holds it. */
export function* walk(root: Node): Generator<readonly [node: Node, parent: Node | undefined], void> {
  const open: (readonly [Node, Node | undefined])[] = [[root, undefined]]
  for (let next = open.pop(); next; next = open.pop()) {
    yield next
    const [node] = next
    for (const child of childrenOf(node).reverse()) open.push([child, node])
  }
}

function childrenOf(node: Node): Node[] {
  const fields = node as unknown as Readonly<Record<string, Node | readonly (Node | null)[] | null | undefined>>
  return (visitorKeys[node.type] ?? []).flatMap((key) => fields[key] ?? []).filter((child) => child !== null)
}
