import type { Element, ElementContent, Root } from 'hast'
import type { Picture, UnitPicture } from '../pictures/index.ts'
import { element, textOf } from './element.ts'
import { insertAfter } from './places.ts'

/** A picture in a page. Its SVG says in words what it shows. */
export function figureOf({ svg, name }: Picture): Element {
  const drawing = { type: 'raw', value: svg } as unknown as ElementContent
  return element('figure', { className: ['drawing'], dataPicture: name }, drawing)
}

/** Puts the pictures of a whole unit into their sections, behind the sentences that open them. */
export function illustrateSections(root: Root, pictures: readonly UnitPicture[]): void {
  const last = new Map<string, Element>()
  for (const picture of pictures) {
    const figure = figureOf(picture)
    insertAfter(root, last.get(picture.section) ?? openingOf(root, picture.section), figure)
    last.set(picture.section, figure)
  }
}

/** The paragraph under a heading, or the heading where something else follows. */
function openingOf(root: Root, section: string): Element {
  const elements = root.children.filter((node) => node.type === 'element')
  const at = elements.findIndex((node) => node.tagName === 'h2' && textOf(node) === section)
  const [heading, next] = elements.slice(at, at + 2)
  if (at < 0 || heading === undefined) {
    throw new Error(`Unexpected picture of ${section}, expected a section of the unit`)
  }
  return next?.tagName === 'p' ? next : heading
}
