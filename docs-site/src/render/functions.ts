import type { Element, Root } from 'hast'
import type { FunctionRow, FunctionTag, UnitModel } from '@coney/litspec'
import type { ImplementedFunction, Specification } from '../specification/specification.ts'
import { headingAnchor, sourceHref } from '../site/links.ts'
import { element, elementsIn, textOf } from './element.ts'
import type { Child } from './element.ts'
import { insertAfter } from './places.ts'
import type { Places } from './places.ts'

/** The address of the API entry of a function of ours, when it is exported. */
export type ApiOf = (tag: FunctionTag) => string | undefined

/** Adds to every row of the functions table where its code is, and how much is said about it. */
export function linkFunctions(
  root: Root,
  unit: UnitModel,
  places: Places,
  specification: Specification,
  apiOf: ApiOf,
): void {
  const sections = sectionsOf(root)
  for (const row of unit.functions) {
    const implemented = specification.functions.get(row.key)
    const placed = places.at(row.name.place.start.offset)
    if (implemented === undefined || placed === undefined) continue
    addCells(placed.node, row, implemented, sections, apiOf)
    const section = sections.get(row.name.value)
    if (section !== undefined) insertAfter(root, section, implementation(row, implemented, apiOf))
  }
  for (const table of tablesAround(root, unit, places)) addHeader(table)
}

function sectionsOf(root: Root): ReadonlyMap<string, Element> {
  const headings = root.children.filter((node): node is Element => node.type === 'element' && node.tagName === 'h2')
  return new Map(headings.map((node) => [textOf(node), node]))
}

function addCells(
  node: Element,
  row: FunctionRow,
  implemented: ImplementedFunction,
  sections: ReadonlyMap<string, Element>,
  apiOf: ApiOf,
): void {
  const name = row.name.value
  if (sections.has(name)) linkName(node, name)
  const { claims } = implemented
  const about = claims === 0 ? 'none' : element('a', { href: `#${headingAnchor(name)}` }, String(claims))
  node.properties['dataFunction'] = row.key
  node.children.push(element('td', {}, ...codeOf(row, implemented, apiOf)), element('td', {}, about))
}

function linkName(node: Element, name: string): void {
  for (const cell of elementsIn(node)) {
    const index = cell.children.findIndex((child) => child.type === 'element' && textOf(child) === name)
    if (cell.tagName !== 'td' || index < 0) continue
    const code = cell.children[index] as Element
    cell.children[index] = element('a', { href: `#${headingAnchor(name)}` }, code)
    return
  }
}

function codeOf({ withoutCounterpart }: FunctionRow, { tags }: ImplementedFunction, apiOf: ApiOf): Child[] {
  if (tags.length === 0) return [withoutCounterpart === undefined ? 'none yet' : 'needs none']
  return tags.flatMap((tag, index) => [index === 0 ? undefined : ', ', sourceLink(tag), ...apiLink(tag, apiOf)])
}

function sourceLink({ declaration, place }: FunctionTag): Element {
  return element('a', { href: sourceHref(place.file, place.start.line) }, element('code', {}, declaration))
}

function apiLink(tag: FunctionTag, apiOf: ApiOf): Child[] {
  const href = apiOf(tag)
  const label = { ariaLabel: `API of ${tag.declaration}` }
  return href === undefined ? [] : [' ', element('a', { href, className: ['to-api'], ...label }, 'API')]
}

/** The line under a function's heading that leads to the code. */
function implementation(row: FunctionRow, implemented: ImplementedFunction, apiOf: ApiOf): Element {
  return element('p', { className: ['implementation'] }, 'In code: ', ...codeOf(row, implemented, apiOf))
}

function tablesAround(root: Root, unit: UnitModel, places: Places): ReadonlySet<Element> {
  const rows = new Set(unit.functions.map(({ name }) => places.at(name.place.start.offset)?.node))
  const tables = [...elementsIn(root)].filter(({ tagName }) => tagName === 'table')
  return new Set(tables.filter((table) => [...elementsIn(table)].some((node) => rows.has(node))))
}

function addHeader(table: Element): void {
  const header = [...elementsIn(table)].find(({ tagName }) => tagName === 'tr')
  header?.children.push(element('th', {}, 'In code'), element('th', {}, 'Claims'))
}
