import { toHtml } from 'hast-util-to-html'
import { caseAnchor, caseHref } from '../site/links.ts'
import type { DrawnCase } from './cases.ts'
import { element } from './element.ts'
import { figureOf } from './figure.ts'

/** The pictures of cases that stand in tables. */
export function renderGallery(drawn: readonly DrawnCase[]): string {
  const sections = drawn.map(({ id, title, picture }) =>
    element(
      'section',
      { id: caseAnchor(id), className: ['drawn-case'] },
      element('h2', {}, element('a', { href: caseHref(id) }, title)),
      figureOf(picture),
    ),
  )
  return toHtml({ type: 'root', children: sections }, { allowDangerousHtml: true })
}
