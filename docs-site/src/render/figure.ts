import type { Element, ElementContent, Root } from 'hast'
import type { Picture, UnitPicture } from '../pictures/index.ts'
import { element, textOf } from './element.ts'
import { insertAfter } from './places.ts'

/** A picture in a page. Its SVG says in words what it shows. */
export function figureOf({ svg, name }: Picture): Element {
  const drawing = { type: 'raw', value: svg } as unknown as ElementContent
  return element('figure', { className: ['drawing'], dataPicture: name }, drawing)
}

/** Puts the pictures of a whole unit under their headings. */
export function illustrateSections(root: Root, pictures: readonly UnitPicture[]): void {
  for (const picture of pictures) {
    const heading = root.children.find(
      (node): node is Element => node.type === 'element' && node.tagName === 'h2' && textOf(node) === picture.section,
    )
    if (heading === undefined)
      throw new Error(`Unexpected picture of ${picture.section}, expected a section of the unit`)
    insertAfter(root, heading, figureOf(picture))
  }
}
