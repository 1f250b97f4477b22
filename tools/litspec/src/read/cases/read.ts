import type { Finding, Signature, UnitModel } from '../../model/index.ts'
import type { Document, Section } from '../document/document.ts'
import { resolveType, tableOf } from '../types/table.ts'
import { unexpected } from '../unexpected.ts'
import { Collector } from './collector.ts'
import { findCases, refuseQuote } from './findCases.ts'
import type { Carrier } from './findCases.ts'
import { blocksOf } from './outline.ts'
import type { Block } from './outline.ts'
import { openingOf, readSuite } from './readSuite.ts'
import type { SuiteScope, UnitScope } from './scope.ts'

export interface CasesSource {
  readonly document: Document
  /** The section `Cases`. */
  readonly section: Section
  /** The slug of the unit. */
  readonly unit: string
  /** The absolute tolerance of floats that state none. */
  readonly tolerance: number
  readonly types: UnitModel['types']
}

export interface CasesReading {
  readonly suites: UnitModel['suites']
  readonly cases: UnitModel['cases']
  readonly untestable: UnitModel['untestable']
  readonly unbound: UnitModel['unbound']
  readonly findings: readonly Finding[]
}

/**
 * Reads the section `Cases` of a unit.
 *
 * @spec notation/readCases
 */
export function readCases(source: CasesSource): CasesReading {
  const reader = new Reader(source)
  for (const block of blocksOf(source.document, source.section.nodes, source.section.depth)) reader.read(block)
  const { suites, cases, untestable, unbound, findings } = reader.collector
  return { suites, cases, untestable, unbound, findings }
}

/** Walks the blocks of the section and knows the suite that they stand under. */
class Reader {
  readonly collector: Collector
  readonly #document: Document
  readonly #unit: UnitScope
  /** The first signature of every name. */
  readonly #signatures = new Map<string, Signature>()
  /** `wrong`: there is a line above, and what is wrong with it was said. */
  #suite: { readonly scope: SuiteScope | 'wrong'; readonly depth: number } | undefined
  /** What was last said to have no suite. */
  #orphan: object | undefined

  constructor({ document, unit, tolerance, types }: CasesSource) {
    const findings: Finding[] = []
    const table = tableOf(types)
    const members = new Set(types.flatMap(({ type }) => (type.kind === 'enumeration' ? type.members : [])))
    const isWrong = types.some(({ type }) => !resolveType(type, table))
    this.#document = document
    this.#unit = { slug: unit, types: table, members, tolerance, findings, isWrong }
    this.collector = new Collector(document, findings)
  }

  read(block: Block): void {
    switch (block.kind) {
      case 'heading':
        if (this.#suite && block.depth <= this.#suite.depth) this.#suite = undefined
        break
      case 'paragraph':
        this.#readParagraph(block)
        break
      case 'quote':
        this.collector.findings.push(...refuseQuote(this.#document, block.node))
        break
      default:
        this.#readCarrier(block)
    }
  }

  #readParagraph(block: Extract<Block, { kind: 'paragraph' }>): void {
    this.collector.addUnbound([block.node])
    const opening = openingOf(block.node)
    if (!opening) return
    const unit = { ...this.#unit, index: this.collector.suites.length, known: this.#signatures }
    const scope = readSuite(this.#document, block.node, opening, block, unit)
    if (scope) this.collector.addSuite(scope.suite)
    this.#suite = { scope: scope ?? 'wrong', depth: block.depth }
  }

  #readCarrier(block: Carrier): void {
    const scope = this.#suite?.scope
    if (!scope) this.#refuseOrphan(block)
    else if (scope !== 'wrong') {
      const headings = block.headings.map(({ value }) => value)
      for (const found of findCases(this.#document, block, scope, this.collector)) {
        this.collector.addCase(found, headings, scope)
      }
    }
  }

  /** Cases without a suite; a list is refused once, not item by item. */
  #refuseOrphan(block: Carrier): void {
    const node = block.kind === 'item' ? (block.list ?? block.node) : block.node
    if (this.#orphan === node) return
    this.#orphan = node
    const expected = 'a line "Cases of `name(given: type) → result: type`" or "Steps: `name()`" above'
    const place = this.#document.place(node)
    this.collector.findings.push(unexpected('cases/no-signature', place, 'cases without a signature', expected))
  }
}
