import type { Nodes } from 'mdast'
import type { Case, Finding, Located, Place, Suite, UnitModel, Value } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import { quote, unexpected } from '../unexpected.ts'
import { HEAVIEST, valuesOf, weightOf } from '../values/weight.ts'
import { buildCase } from './buildCase.ts'
import type { FoundCase } from './buildCase.ts'
import { unboundIn } from './carriers.ts'
import type { SuiteScope } from './scope.ts'

/** Gathers what the section holds, and stops where it would become too much. */
export class Collector {
  readonly suites: Suite[] = []
  readonly cases: Case[] = []
  readonly untestable: UnitModel['untestable'][number][] = []
  readonly unbound: Place[] = []
  readonly findings: Finding[]
  readonly #document: Document
  /** Where each id was first given, without the unit's slug. */
  readonly #ids = new Map<string, Place>()
  #room = HEAVIEST

  constructor(document: Document, findings: Finding[]) {
    this.#document = document
    this.findings = findings
  }

  addSuite(suite: Suite): void {
    this.suites.push(suite)
    const fallbacks = suite.signatures.flatMap(({ parameters }) => parameters.flatMap(({ fallback }) => fallback ?? []))
    this.#hold(fallbacks, suite.place)
  }

  addCase(found: FoundCase, headings: readonly string[], scope: SuiteScope): void {
    if (this.#room < 0) return
    const isNew = this.#claimId(`${scope.name}.${found.slug}`, found.title)
    const built = buildCase(found, headings, scope)
    if (!built || !isNew) return
    this.#room -= built.checks.length
    if (this.#hold(valuesOf(built), found.title.place)) this.cases.push(built)
  }

  addUnbound(nodes: readonly Nodes[]): void {
    for (const place of unboundIn(this.#document, nodes)) this.unbound.push(place)
  }

  #claimId(id: string, { place }: Located<string>): boolean {
    const first = this.#ids.get(id)
    if (!first) this.#ids.set(id, place)
    else {
      const related = [{ message: 'first here', place: first }]
      this.findings.push(
        unexpected('cases/duplicate-id', place, `second ${quote(id)}`, 'a name of its own', { related }),
      )
    }
    return first === undefined
  }

  /** Whether there is room for more values; where it ends is said once. */
  #hold(values: Iterable<Value>, place: Place): boolean {
    const wasFull = this.#room < 0
    this.#room -= wasFull ? 0 : weightOf(values, this.#room)
    if (this.#room < 0 && !wasFull) {
      const what = `more than ${HEAVIEST} values in all cases`
      this.findings.push(unexpected('unit/too-large', place, what, 'fewer cases, or smaller givens and defaults'))
    }
    return this.#room >= 0
  }
}
