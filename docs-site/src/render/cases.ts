import type { Element } from 'hast'
import type { Case, UnitModel } from '@coney/litspec'
import type { Specification } from '../specification/specification.ts'
import { caseAnchor, pictureHref, playHref, sourceHref } from '../site/links.ts'
import type { Picture } from '../pictures/index.ts'
import type { Pictures } from '../site/pictures.ts'
import type { PlayCase } from '../site/play-cases.ts'
import { addClass, element, elementsIn, text } from './element.ts'
import { figureOf } from './figure.ts'
import { insertAfter } from './places.ts'
import type { Placed, Places } from './places.ts'

/** A picture of a case that stands on a page of its own. */
export interface DrawnCase {
  readonly id: string
  readonly title: string
  readonly picture: Picture
}

/**
 * Gives every case its anchor, says how it went, and draws it where there is a picture of it: beside a sentence at once,
 * beside a row, where it would tear the table apart, on another page. Answers what that page shows.
 */
export function markCases(
  unit: UnitModel,
  places: Places,
  { cases }: Specification,
  { ofCase }: Pictures,
  plays: readonly PlayCase[],
): readonly DrawnCase[] {
  const drawn: DrawnCase[] = []
  const playOf = new Map(plays.map((play) => [play.id, play]))
  for (const one of unit.cases) {
    const placed = places.at(one.title.place.start.offset)
    if (placed === undefined) throw new Error(`Unexpected case ${one.id} without a place on its page`)
    const { node } = placed
    const outcome = cases.get(one.id) ?? 'not run'
    node.properties['id'] = caseAnchor(one.id)
    node.properties['dataCase'] = one.id
    node.properties['dataOutcome'] = outcome
    addClass(node, 'case')
    addMark(node, one, outcome, playOf.get(one.id))
    const picture = ofCase(one)
    if (picture === undefined) continue
    if (node.tagName === 'tr') {
      drawn.push({ id: one.id, title: one.title.value, picture })
      addPictureLink(node, one)
    } else addPicture(placed, picture)
  }
  return drawn
}

/** The mark stands behind the name of the case and leads to the line that it was read from; a second to the playground. */
function addMark(node: Element, { title }: Case, outcome: string, play: PlayCase | undefined): void {
  const { file, start } = title.place
  const label = `${title.value}: ${outcome}, line ${start.line} of ${file}`
  const mark = element(
    'a',
    { href: sourceHref(file, start.line), className: ['outcome-mark'], ariaLabel: label, title: label },
    { passed: '✓', failed: '✗' }[outcome] ?? '○',
  )
  const marks = play === undefined ? [mark] : [mark, playLink(play, title.value)]
  const cell = [...elementsIn(node)].find(({ tagName }) => tagName === 'td')
  const paragraph = node.children.find((child): child is Element => child.type === 'element' && child.tagName === 'p')
  const holder = cell ?? paragraph ?? node
  const strong = holder.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'strong',
  )
  if (strong === undefined) holder.children.push(text(' '), ...marks)
  else for (const one of marks.toReversed()) insertAfter(holder, strong, one)
}

function playLink({ page, id }: PlayCase, title: string): Element {
  const label = `Play with ${title}`
  return element('a', { href: playHref(page, id), className: ['to-playground'], ariaLabel: label, title: label }, '▷')
}

function addPicture({ node, parent }: Placed, picture: Picture): void {
  if (node.tagName === 'li') node.children.push(figureOf(picture))
  else insertAfter(parent, node, figureOf(picture))
}

function addPictureLink(row: Element, { id, title }: Case): void {
  const cell = row.children.find((child): child is Element => child.type === 'element' && child.tagName === 'td')
  const label = `Picture of ${title.value}`
  cell?.children.push(
    text(' '),
    element('a', { href: pictureHref(id), className: ['to-picture'], ariaLabel: label }, 'picture'),
  )
}
