import { slug } from 'github-slugger'
import type { Nodes } from 'mdast'
import type { Case, Finding, Located, Place, Signature, Suite, UnitModel, Value } from '../../model/index.ts'
import type { Document, Section } from '../document/document.ts'
import { descendants } from '../document/walk.ts'
import { resolveType, tableOf } from '../types/table.ts'
import { quote, unexpected } from '../unexpected.ts'
import { fallbacksOf, HEAVIEST, valuesOf, weightOf } from '../values/weight.ts'
import { buildCase } from './buildCase.ts'
import type { FoundCase } from './buildCase.ts'
import { statementsIn, unboundIn } from './carriers.ts'
import { blocksOf } from './outline.ts'
import type { Block } from './outline.ts'
import { readItem } from './readItem.ts'
import type { Untestable } from './readItem.ts'
import { readRows } from './readRows.ts'
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

/** Reads the section `Cases` of a unit. */
export function readCases(source: CasesSource): CasesReading {
  const reader = new CasesReader(source)
  for (const block of blocksOf(source.document, source.section.nodes, source.section.depth)) reader.read(block)
  return reader
}

/** Walks the blocks of the section and keeps the suite that they stand under. */
class CasesReader implements CasesReading {
  readonly suites: Suite[] = []
  readonly cases: Case[] = []
  readonly untestable: Untestable[] = []
  readonly unbound: Place[] = []
  readonly findings: Finding[] = []
  readonly #document: Document
  readonly #unit: UnitScope
  readonly #signatures = new Map<string, Signature>()
  #room = HEAVIEST
  readonly #titles = new Map<string, Located<string>>()
  /** `wrong`: there is a line, and what is wrong with it was said. */
  #suite: { readonly scope: SuiteScope | 'wrong'; readonly depth: number } | undefined

  constructor({ document, unit, tolerance, types }: CasesSource) {
    const members = types.flatMap(({ type }) => (type.kind === 'enumeration' ? type.members : []))
    this.#document = document
    const table = tableOf(types)
    const isWrong = types.some(({ type }) => !resolveType(type, table))
    this.#unit = { slug: unit, types: table, members: new Set(members), tolerance, findings: this.findings, isWrong }
  }

  read(block: Block): void {
    if (block.kind === 'heading') {
      if (this.#suite && block.depth <= this.#suite.depth) this.#suite = undefined
    } else if (block.kind === 'paragraph') this.#readParagraph(block)
    else if (block.kind === 'quote') this.#readQuote(block)
    else this.#readCarrier(block)
  }

  #readParagraph(block: Extract<Block, { kind: 'paragraph' }>): void {
    this.#addUnbound([block.node])
    const opening = openingOf(block.node)
    if (!opening) return
    const unit = { ...this.#unit, index: this.suites.length, known: this.#signatures }
    const scope = readSuite(this.#document, block.node, opening, block, unit)
    if (scope) this.suites.push(scope.suite)
    const fallbacks = scope?.suite.signatures.flatMap(({ parameters }) => fallbacksOf(parameters)) ?? []
    if (this.#room >= 0) this.#hold(fallbacks, this.#document.place(block.node))
    this.#suite = { scope: scope ?? 'wrong', depth: block.depth }
  }

  /** A case in a block quote would not be read. */
  #readQuote({ node }: Extract<Block, { kind: 'quote' }>): void {
    const types: readonly Nodes['type'][] = ['listItem', 'table', 'code']
    const inside = types.flatMap((type) => descendants(node, type))[0]
    if (inside)
      this.findings.push(
        unexpected('cases/syntax', this.#document.place(inside), 'case in a block quote', 'it outside'),
      )
  }

  #readCarrier(block: Extract<Block, { kind: 'item' | 'fence' | 'table' }>): void {
    const suite = this.#suite?.scope
    if (suite === 'wrong') return
    if (!suite) {
      const place = this.#document.place(block.kind === 'item' ? (block.list ?? block.node) : block.node)
      const expected = 'a line "Cases of `name(given: type) → result: type`" or "Steps: `name()`" above'
      const isFirst = this.findings.at(-1)?.place.start.offset !== place.start.offset
      if (isFirst) this.findings.push(unexpected('cases/no-signature', place, 'cases without a signature', expected))
      return
    }
    const headings = block.headings.map(({ value }) => value)
    for (const found of this.#find(block, suite)) this.#add({ ...found, headings }, suite)
  }

  #find(
    block: Extract<Block, { kind: 'item' | 'fence' | 'table' }>,
    suite: SuiteScope,
  ): readonly Omit<FoundCase, 'headings'>[] {
    if (block.kind === 'fence') return this.#findFence(block)
    if (block.kind === 'table') return this.#findRows(block, suite)
    const reading = readItem(this.#document, block.node, this.#unit.slug, this.findings)
    if (reading?.kind === 'untestable') this.untestable.push(reading.untestable)
    this.#addUnbound([block.node])
    return reading?.kind === 'case' ? [reading.found] : []
  }

  #findRows({ node }: Extract<Block, { kind: 'table' }>, suite: SuiteScope): readonly Omit<FoundCase, 'headings'>[] {
    if (suite.suite.kind === 'steps') {
      this.findings.push(
        unexpected('cases/syntax', this.#document.place(node), 'table of steps', 'list items or `case` fences'),
      )
      return []
    }
    for (const { children } of node.children.slice(1)) {
      this.#addUnbound(children.filter((cell, index) => index === 0 || hasLink(cell)))
    }
    return readRows(this.#document, node, suite)
  }

  /** A fence on its own is the case that its heading names. */
  #findFence({ node, headings }: Extract<Block, { kind: 'fence' }>): readonly Omit<FoundCase, 'headings'>[] {
    const title = headings.at(-1)
    const place = this.#document.place(node)
    if (!title) {
      this.findings.push(unexpected('cases/no-lead', place, 'fence without a name', 'a bold name or a heading above'))
      return []
    }
    return [
      { title, slug: slug(title.value), checks: [], place, ...statementsIn(this.#document, [node], this.findings) },
    ]
  }

  #add(found: FoundCase, suite: SuiteScope): void {
    if (this.#room < 0) return
    const id = `${suite.name}.${found.slug}`
    const first = this.#titles.get(id)
    if (first) {
      const related = [{ message: 'first here', place: first.place }]
      const what = `second ${quote(id)}`
      this.findings.push(unexpected('cases/duplicate-id', found.title.place, what, 'a name of its own', { related }))
    } else this.#titles.set(id, found.title)
    const built = buildCase(found, suite)
    if (!built || first) return
    this.#room -= built.checks.length
    if (this.#hold(valuesOf(built), found.title.place)) this.cases.push(built)
  }

  #addUnbound(nodes: readonly Nodes[]): void {
    for (const place of unboundIn(this.#document, nodes)) this.unbound.push(place)
  }

  /** Whether there is room for more values; where it ends is said once. */
  #hold(values: Iterable<Value>, place: Place): boolean {
    this.#room -= weightOf(values, this.#room)
    if (this.#room >= 0) return true
    const what = `more than ${HEAVIEST} values in all cases`
    this.findings.push(unexpected('unit/too-large', place, what, 'fewer cases, or smaller givens and defaults'))
    return false
  }
}

function hasLink(cell: { readonly children: readonly Nodes[] }): boolean {
  return cell.children.some((child) => child.type === 'link')
}
