import type { Case, Located, Place, Statement, Value } from '../../model/index.ts'
import { oneOf, quote, unexpected } from '../unexpected.ts'
import { unknownName } from '../unknownName.ts'
import { NO_BINDINGS } from '../values/context.ts'
import { checkLiteral } from '../values/check.ts'
import { addWritten } from './addWritten.ts'
import { callOfGivens } from './checkCall.ts'
import { contextOf, ownSignature, resultNames } from './scope.ts'
import type { CaseState, SuiteScope } from './scope.ts'
import type { Written } from './written.ts'

/** A case as it was found in an item, a row or a fence. */
export interface FoundCase {
  readonly title: Located<string>
  readonly slug: string
  readonly checks: readonly Located<string>[]
  readonly written: readonly Written[]
  readonly place: Place
  /** Whether something of it was refused already: what is then missing may be that. */
  readonly isBroken: boolean
}

/** The case with names and types checked; `undefined` when something in it is wrong. */
export function buildCase(found: FoundCase, headings: readonly string[], scope: SuiteScope): Case | undefined {
  const { findings } = scope
  const before = findings.length
  const state = newState(found, scope)
  for (const written of found.written) addWritten(written, state)
  if (findings.length > before) state.isBroken = true
  addGivenCall(state)
  checkMentions(state)
  const loops = closeLoops(state)
  checkUse(state)
  if (!state.isBroken && findings.length === before) refuseEmpty(state)
  const isSound = !found.isBroken && findings.length === before && isComparing(state)
  const checks = checksOf(found, scope)
  if (!isSound) return undefined
  const { title, slug, place } = found
  const id = `${scope.slug}/${scope.name}.${slug}`
  return { id, title, headings, suite: scope.index, checks, loops, statements: state.statements, place }
}

function newState({ title, isBroken }: FoundCase, scope: SuiteScope): CaseState {
  return {
    scope,
    title,
    bindings: new Map(),
    loops: [],
    givens: new Map(),
    first: new Map(),
    statements: [],
    mentions: [],
    isBroken: isBroken || scope.isWrong,
  }
}

/** The claims that a case checks, each once. */
function checksOf({ title, checks }: FoundCase, scope: SuiteScope): Case['checks'] {
  const all = new Map([...scope.checks, ...checks].map((check) => [check.value, check]))
  if (all.size === 0) {
    const what = `case ${quote(title.value)} without a link`
    const note = 'Link to the claim that it checks, such as [its name](#Section.its-slug).'
    scope.findings.push(unexpected('cases/checks-nothing', title.place, what, 'a link to a claim', { note }))
  }
  return [...all.values()]
}

/** Puts the call that the givens make among the statements, where its last part is written. */
function addGivenCall(state: CaseState): void {
  const { givenCall, statements } = state
  const own = ownSignature(state.scope)
  const call = givenCall && own && callOfGivens(own, state.title.place, state)
  if (!givenCall || !call) return
  const { at, code, expected } = givenCall
  if (code && expected.length) {
    const what = `result beside \`throws ${code.value}\``
    state.scope.findings.push(unexpected('cases/syntax', code.place, what, 'one of the two'))
  }
  const statement: Statement = code ? { kind: 'throws', call, code } : { kind: 'call', call, times: 1, expected }
  statements.splice(at, 0, statement)
}

/** A bare name in a sentence must be one: a near miss could have been a value. */
function checkMentions({ scope, mentions, bindings }: CaseState): void {
  const { names, types, findings } = scope
  for (const mention of mentions) {
    if (names.has(mention.value) || types.has(mention.value) || bindings.has(mention.value)) continue
    const known = [...names, ...types.keys(), ...bindings.keys()]
    const expected = 'a given, a result, a type, a value with its name, or a call'
    findings.push(unknownName('cases/span', '', mention, known, expected))
  }
}

const MOST_COMBINATIONS = 1000

/** The values of every `for` name as the type of its first use. */
function closeLoops(state: CaseState): Case['loops'] {
  const context = { ...contextOf(state), bindings: NO_BINDINGS }
  const loops = state.loops.map(({ name, items }) => {
    const type = state.bindings.get(name.value)?.type
    const values = type ? items.map((item) => checkLiteral(item, type, context)) : []
    return { name: name.value, values: values.filter((value): value is Value => value !== undefined) }
  })
  const combinations = state.loops.reduce((product, loop) => product * loop.items.length, 1)
  const last = state.loops.at(-1)
  if (last && combinations > MOST_COMBINATIONS) {
    const what = `${combinations} combinations`
    context.findings.push(unexpected('cases/syntax', last.name.place, what, `at most ${MOST_COMBINATIONS}`))
  }
  return loops
}

/** A bound name without a use was meant somewhere: in what was refused, if anything was. */
function checkUse({ scope, bindings, first, isBroken }: CaseState): void {
  if (isBroken) return
  for (const [name, { used }] of bindings) {
    const place = first.get(name)
    if (!used && place)
      scope.findings.push(
        unexpected('cases/unused-name', place, `${quote(name)} without a use`, 'a statement that uses it'),
      )
  }
}

function isComparing({ statements }: CaseState): boolean {
  return statements.some((each) => each.kind !== 'let' && (each.kind !== 'call' || each.expected.length > 0))
}

function refuseEmpty(state: CaseState): void {
  const { title, statements, givens, scope } = state
  if (isComparing(state)) return
  const isEmpty = statements.length === 0 && givens.size === 0
  const rule = isEmpty ? 'cases/empty' : 'cases/no-expectation'
  const what = `case ${quote(title.value)} ${isEmpty ? 'without a value' : 'that compares nothing'}`
  const expected = isEmpty
    ? 'givens and expected values, or `untestable:` and the reason'
    : oneOf(expectedSpellings(scope))
  scope.findings.push(unexpected(rule, title.place, what, expected))
}

function expectedSpellings(scope: SuiteScope): readonly string[] {
  const names = resultNames(scope)
  return names.length ? names.map((name) => `${name} → …`) : ownSignature(scope) ? ['→ …'] : ['name(…) → …']
}
