import type { Element } from 'hast'
import type { Case, UnitModel } from '@coney/litspec'
import type { Specification } from '../specification/specification.ts'
import { caseAnchor, sourceHref } from '../site/links.ts'
import type { Picture } from '../pictures/index.ts'
import type { Pictures } from '../site/pictures.ts'
import { addClass, element, elementsIn } from './element.ts'
import { figureOf } from './figure.ts'
import { insertAfter } from './places.ts'
import type { Placed, Places } from './places.ts'

/** Gives every case its anchor, says how it went, and draws it where there is a picture of it. */
export function markCases(unit: UnitModel, places: Places, { cases }: Specification, { ofCase }: Pictures): void {
  for (const one of unit.cases) {
    const placed = places.at(one.title.place.start.offset)
    if (placed === undefined) throw new Error(`Unexpected case ${one.id} without a place on its page`)
    const { node } = placed
    const outcome = cases.get(one.id) ?? 'not run'
    node.properties['id'] = caseAnchor(one.id)
    node.properties['dataCase'] = one.id
    node.properties['dataOutcome'] = outcome
    addClass(node, 'case')
    addMark(node, one, outcome)
    const picture = ofCase(one)
    if (picture !== undefined) addPicture(placed, picture, one.title.value)
  }
}

/** The mark stands behind the name of the case and leads to the line that it was read from. */
function addMark(node: Element, { title }: Case, outcome: string): void {
  const { file, start } = title.place
  const label = `${title.value}: ${outcome}, line ${start.line} of ${file}`
  const mark = element(
    'a',
    { href: sourceHref(file, start.line), className: ['outcome-mark'], ariaLabel: label, title: label },
    { passed: '✓', failed: '✗' }[outcome] ?? '○',
  )
  const cell = [...elementsIn(node)].find(({ tagName }) => tagName === 'td')
  const paragraph = node.children.find((child): child is Element => child.type === 'element' && child.tagName === 'p')
  const holder = cell ?? paragraph ?? node
  const strong = holder.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'strong',
  )
  if (strong === undefined) holder.children.push({ type: 'text', value: ' ' }, mark)
  else insertAfter(holder, strong, mark)
}

/** Open beside a sentence; folded below a row, where it would tear the table apart. */
function addPicture({ node, parent }: Placed, picture: Picture, title: string): void {
  if (node.tagName === 'tr') {
    const folded = element(
      'details',
      { className: ['picture'] },
      element('summary', {}, `Picture: ${title}`),
      figureOf(picture),
    )
    const cell = element('td', { colSpan: node.children.filter(({ type }) => type === 'element').length }, folded)
    insertAfter(parent, node, element('tr', { className: ['picture-row'] }, cell))
  } else if (node.tagName === 'li') {
    node.children.push(figureOf(picture))
  } else {
    insertAfter(parent, node, figureOf(picture))
  }
}
