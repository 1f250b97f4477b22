import type { Root } from 'hast'
import { addClass, element, elementsIn, textOf } from './element.ts'

const HEX = /^0x[0-9a-f]+$/

/** Marks addresses, bits and other hexadecimal numbers: a click copies them. Those in links lead somewhere instead. */
export function markHex(root: Root): void {
  const linked = new Set(
    [...elementsIn(root)].filter(({ tagName }) => tagName === 'a').flatMap((a) => [...elementsIn(a)]),
  )
  for (const node of elementsIn(root)) {
    if (node.tagName === 'code' && !linked.has(node) && HEX.test(textOf(node))) addClass(node, 'hex')
  }
}

/** Wide tables and long lines scroll by themselves, and the keyboard reaches them. */
export function scrollWideBlocks(root: Root): void {
  for (const parent of [root, ...elementsIn(root)]) {
    parent.children.forEach((node, index) => {
      if (node.type !== 'element') return
      if (node.tagName === 'pre') node.properties['tabIndex'] = 0
      if (node.tagName !== 'table' || ('tagName' in parent && parent.properties['dataScroll'])) return
      parent.children[index] = element('div', { className: ['scroll'], dataScroll: 'x', tabIndex: 0 }, node)
    })
  }
}
