import { DIGITS, INK, SMALL, TEXT } from './ink.ts'
import { element, words, type Attributes, type Markup } from './markup.ts'

/** A rim of paper around letters, for text that stands on lines. */
export const HALO: Attributes = {
  stroke: INK.paper,
  'stroke-width': 3.5,
  'stroke-linejoin': 'round',
  'paint-order': 'stroke',
}

/** A line of text at its baseline. */
export function label(x: number, y: number, text: string, attributes: Attributes = {}): Markup {
  return element('text', { x, y, ...attributes }, words(text))
}

/** Small text that stands back. */
export function note(x: number, y: number, text: string, attributes: Attributes = {}): Markup {
  return label(x, y, text, { 'font-size': SMALL, 'fill-opacity': 0.75, ...attributes })
}

/** A number, in letters of equal width. */
export function digits(x: number, y: number, text: string, attributes: Attributes = {}): Markup {
  return label(x, y, text, { 'font-family': DIGITS, 'font-size': SMALL, ...attributes })
}

/** Text in lines of at most `room` units, and how high they are. Letters are taken to be rather more than half as wide as high, as in wide fonts. */
export function paragraph(
  x: number,
  y: number,
  text: string,
  room: number,
  attributes: Attributes = {},
): { readonly parts: readonly Markup[]; readonly height: number } {
  const size = typeof attributes['font-size'] === 'number' ? attributes['font-size'] : TEXT
  const lines = wrap(text, Math.max(8, Math.floor(room / (size * 0.56))))
  const leading = size * 1.35
  return {
    parts: lines.map((line, index) => label(x, y + index * leading, line, attributes)),
    height: lines.length * leading,
  }
}

/** Words into lines of at most `columns` letters; a longer word has a line of its own, and a vector is one word. */
export function wrap(text: string, columns: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(/ (?![^()]*\d\))/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= columns) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** A number in a filled circle. */
export function badge(x: number, y: number, text: string, style: BadgeStyle): Markup {
  const answer = style === 'answer'
  return element(
    'g',
    { class: `badge ${style}` },
    element('circle', {
      cx: x,
      cy: y,
      r: 8.5,
      fill: answer ? INK.answer : INK.paper,
      stroke: answer ? INK.answer : INK.line,
      'stroke-width': 1.2,
      'stroke-dasharray': style === 'dropped' ? '2.5 2.5' : undefined,
    }),
    label(x, y + 4.2, text, {
      'text-anchor': 'middle',
      'font-size': 12,
      'font-weight': 700,
      fill: answer ? INK.onAnswer : INK.line,
    }),
  )
}

export type BadgeStyle = 'answer' | 'kept' | 'dropped'
