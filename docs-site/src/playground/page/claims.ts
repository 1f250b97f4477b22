import { find, make } from './dom.ts'

interface Claim {
  readonly lead: string
  readonly text: string
  readonly href: string
}

const claims = JSON.parse(find('claims').textContent ?? '{}') as Readonly<Record<string, Claim>>

/** A link to a claim by its lead. */
export function claimLink(id: string): HTMLAnchorElement {
  const { lead, href } = claims[id] ?? { lead: id, href: '' }
  return make('a', { href, 'data-claim': id }, lead)
}

/** A claim in its own words. */
export function claimQuote(id: string): HTMLElement {
  const link = claimLink(id)
  const { text = '', lead = '' } = claims[id] ?? {}
  const words = text.startsWith(lead) ? text.slice(lead.length).replace(/^\W+/, '') : text
  return make('blockquote', { class: 'claim-quote' }, link, make('p', {}, words.replaceAll(' | ', ' — ')))
}
