import type { Strength } from '@coney/litspec'
import type { Element } from 'hast'
import type { Check, Proof } from '../specification/proofs.ts'
import type { Specification } from '../specification/specification.ts'
import { caseHref, headingAnchor, sourceHref, unitHref } from '../site/links.ts'
import { element } from './element.ts'
import type { Child } from './element.ts'

/** A check that only a few claims have is worth a line; more than this are folded away. */
const SHOWN_CHECKS = 12

/** The quiet mark of a claim: how it stands, and inside, what proves it. */
export function proofMark(proof: Proof, specification: Specification): Element {
  const { claim, standing, checks, strength } = proof
  const summary = element(
    'summary',
    {},
    element('span', { className: ['standing', standing] }, standing),
    element('span', { className: ['evidence'] }, claim.evidence),
    element('span', { className: ['count'] }, countOf(checks)),
    strengthSpan(strength),
    element('span', { className: ['sr-only'] }, `: ${claim.lead.value}`),
  )
  const body = element('div', { className: ['proof-body'], dataPagefindIgnore: '' }, ...bodyOf(proof, specification))
  return element('details', { className: ['proof'], dataStanding: standing }, summary, body)
}

/** Of how many small changes in code that its cases run they noticed how many. */
function strengthSpan(strength: Strength | undefined): Child {
  if (strength === undefined || strength.mutants === 0) return undefined
  return element('span', { className: ['strength'] }, `${strength.killed} of ${strength.mutants} mutants killed`)
}

function countOf(checks: readonly Check[]): string {
  return checks.length === 1 ? '1 check' : `${checks.length} checks`
}

function bodyOf({ checks, claim, standing }: Proof, specification: Specification): Child[] {
  if (checks.length === 0) return [element('p', {}, `Nothing checks ${claim.id} yet: it is ${standing}.`)]
  const [shown, folded] = [checks.slice(0, SHOWN_CHECKS), checks.slice(SHOWN_CHECKS)]
  const ran = [...new Set(checks.flatMap((check) => check.ran))].sort()
  return [
    element('ul', { className: ['checks'] }, ...shown.map(checkItem)),
    folded.length === 0
      ? undefined
      : element(
          'details',
          {},
          element('summary', {}, `${folded.length} more`),
          element('ul', { className: ['checks'] }, ...folded.map(checkItem)),
        ),
    ran.length === 0
      ? element('p', {}, 'No function ran.')
      : element(
          'p',
          { className: ['ran'] },
          'Ran ',
          ...separated(ran.map((key) => functionLink(key, specification))),
          '.',
        ),
  ]
}

function checkItem({ kind, id, title, file, line, outcome, compared }: Check): Element {
  const name = kind === 'case' ? element('a', { href: caseHref(id) }, title) : element('span', {}, title)
  const source = element('a', { href: sourceHref(file, line), className: ['source'] }, `${shortFile(file)}:${line}`)
  const comparisons = compared === 1 ? '1 comparison' : `${compared} comparisons`
  return element(
    'li',
    { dataOutcome: outcome },
    element('span', { className: ['outcome'] }, outcome),
    ` ${kind} `,
    name,
    `, ${comparisons}, `,
    source,
  )
}

/** The last parts of a path say enough beside the name. */
function shortFile(file: string): string {
  return file.split('/').at(-1) ?? file
}

function functionLink(key: string, { functions }: Specification): Element {
  const found = functions.get(key)
  const name = element('code', {}, found?.name ?? key)
  return found ? element('a', { href: unitHref(found.unit, headingAnchor(found.name)) }, name) : name
}

function separated(nodes: readonly Element[]): Child[] {
  return nodes.flatMap((node, index) => (index === 0 ? [node] : [', ', node]))
}
