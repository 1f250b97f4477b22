import type { Element, Root } from 'hast'
import type { UnitModel } from '@coney/litspec'
import type { Proof } from '../specification/proofs.ts'
import type { Specification } from '../specification/specification.ts'
import { addClass, element, elementsIn } from './element.ts'
import { insertAfter } from './places.ts'
import type { Placed, Places } from './places.ts'
import { proofMark } from './proof.ts'

/** Gives every claim its anchor and its mark. */
export function markClaims(unit: UnitModel, places: Places, specification: Specification): void {
  for (const claim of unit.claims) {
    const proof = specification.proofs.get(claim.id)
    const placed = places.at(claim.lead.place.start.offset)
    if (proof === undefined || placed === undefined) {
      throw new Error(`Unexpected claim ${claim.id} without ${proof ? 'a place on its page' : 'a standing'}`)
    }
    markClaim(placed, proof, specification)
  }
}

function markClaim({ node, parent }: Placed, proof: Proof, specification: Specification): void {
  const { claim, standing } = proof
  const anchor = claim.id.slice(claim.id.indexOf('/') + 1)
  node.properties['id'] = anchor
  node.properties['dataClaim'] = claim.id
  node.properties['dataStanding'] = standing
  addClass(node, 'claim')
  addPermalink(node, anchor, claim.lead.value)
  const mark = proofMark(proof, specification)
  if (node.tagName === 'tr') {
    const cell = element('td', { colSpan: node.children.filter(({ type }) => type === 'element').length }, mark)
    insertAfter(parent, node, element('tr', { className: ['proof-row'] }, cell))
  } else {
    node.children.splice(placeOfMark(node), 0, mark)
  }
}

function addPermalink(node: Element, anchor: string, lead: string): void {
  for (const parent of [node, ...elementsIn(node)]) {
    const strong = parent.children.find((child) => child.type === 'element' && child.tagName === 'strong')
    if (strong === undefined) continue
    const link = element('a', { href: `#${anchor}`, className: ['permalink'], ariaLabel: `Link to ${lead}` }, '#')
    return insertAfter(parent, strong as Element, link)
  }
}

/** Before a list of claims of their own, else at the end. */
function placeOfMark(item: Element): number {
  const nested = item.children.findIndex(
    (child) => child.type === 'element' && /^[uo]l$/.test(child.tagName) && /"dataClaim"/.test(JSON.stringify(child)),
  )
  return nested < 0 ? item.children.length : nested
}

/** How many claims a page shows. */
export function countClaims(root: Root): number {
  return [...elementsIn(root)].filter(({ properties }) => properties['dataClaim'] !== undefined).length
}
