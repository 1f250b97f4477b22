/** A piece of SVG. Text gets in only through `words`, which escapes it. */
export type Markup = string & { readonly kind: unique symbol }

export type Attributes = Readonly<Record<string, string | number | undefined>>

/** One element; attributes that are `undefined` are left out. Numbers keep two decimals. */
export function element(name: string, attributes: Attributes, ...children: readonly Markup[]): Markup {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? decimal(value) : escape(value ?? '')}"`)
    .join('')
  const inside = children.join('')
  return (inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`) as Markup
}

export function group(attributes: Attributes, ...children: readonly Markup[]): Markup {
  return element('g', attributes, ...children)
}

/** Text as markup. */
export function words(text: string): Markup {
  return escape(text) as Markup
}

/** A coordinate: two decimals are a fiftieth of what anybody sees. */
export function decimal(value: number): string {
  const rounded = Math.round(value * 100) / 100
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** What XML cannot hold, not even as an entity: control characters and halves of surrogate pairs. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

function escape(text: string): string {
  return text.replace(UNWRITABLE, '\ufffd').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
