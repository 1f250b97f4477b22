import type { Element, ElementContent, Properties, Root, Text } from 'hast'

export type Child = ElementContent | string | undefined

/** An element of a page; children that are `undefined` are left out. */
export function element(tagName: string, properties: Properties, ...children: readonly Child[]): Element {
  return { type: 'element', tagName, properties, children: children.flatMap(toNode) }
}

function toNode(child: Child): ElementContent[] {
  if (child === undefined) return []
  return [typeof child === 'string' ? text(child) : child]
}

export function text(value: string): Text {
  return { type: 'text', value }
}

export function addClass(node: Element, name: string): void {
  const { className } = node.properties
  node.properties['className'] = [...(Array.isArray(className) ? className : []), name]
}

/** Every element below a node, in the order of the document. */
export function* elementsIn(node: Root | Element): Generator<Element> {
  for (const child of node.children) {
    if (child.type !== 'element') continue
    yield child
    yield* elementsIn(child)
  }
}

export function textOf(node: Root | Element | ElementContent): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map((child) => textOf(child as ElementContent)).join('') : ''
}
