import { FONT, TEXT, WIDTH } from './ink.ts'
import { element, words, type Markup } from './markup.ts'

/** A finished picture: an SVG element to be put into a page, and the words it says of itself. */
export interface Picture {
  /** Unique among all pictures of one kind: `rays-raybox-through-a-box`. */
  readonly name: string
  readonly title: string
  readonly description: string
  readonly svg: string
}

export interface Drawing {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly height: number
  readonly parts: readonly Markup[]
}

/**
 * Wraps a drawing into a picture.
 *
 * A screen reader hears title and description. `style` keeps the picture from growing past what its letters are made
 * for; width and height give it its shape before any style sheet has arrived.
 */
export function picture({ name, title, description, height, parts }: Drawing): Picture {
  const id = `picture-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
  const svg = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${Math.ceil(height)}`,
      width: WIDTH,
      height: Math.ceil(height),
      role: 'img',
      'aria-labelledby': `${id}-title ${id}-description`,
      class: 'picture',
      style: 'display:block;width:100%;max-width:28rem;height:auto',
      'font-family': FONT,
      'font-size': TEXT,
      fill: 'currentColor',
    },
    element('title', { id: `${id}-title` }, words(title)),
    element('desc', { id: `${id}-description` }, words(description)),
    ...parts,
  )
  return { name, title, description, svg }
}
