/** The element with an id, which the page was built with. */
export function find<T extends HTMLElement = HTMLElement>(id: string): T {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`Unexpected page without #${id}`)
  return found as T
}

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

/** An element with attributes; those that are false or missing are left out. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  setAttributes(made, attributes)
  made.append(...children)
  return made
}

/** The same for drawings. */
export function draw<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): SVGElementTagNameMap[Tag] {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag)
  setAttributes(made, attributes)
  made.append(...children)
  return made
}

export function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) element.removeAttribute(name)
    else element.setAttribute(name, value === true ? '' : String(value))
  }
}

/** A number that copies at a click, shortened for the eye and whole in its data. */
export function copied(shown: string, whole: string | number = shown): HTMLElement {
  return make('button', { type: 'button', class: 'copy', title: 'Copy', 'data-value': whole }, make('code', {}, shown))
}
