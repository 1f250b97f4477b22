import type { Case, Located, Place, Statement, Value } from '../../model/index.ts'
import { suggestionFor } from '../suggestion.ts'
import { oneOf, quote, unexpected } from '../unexpected.ts'
import { NO_BINDINGS } from '../values/binding.ts'
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
  readonly headings: readonly string[]
  readonly checks: readonly Located<string>[]
  readonly written: readonly Written[]
  readonly place: Place
  /** Whether something of it was refused already: what is then missing may be that. */
  readonly isBroken: boolean
}

/** The case with names and types checked; `undefined` when something in it is wrong. */
export function buildCase(found: FoundCase, scope: SuiteScope): Case | undefined {
  const before = scope.findings.length
  const { title, headings, place } = found
  const state: CaseState = {
    scope,
    title,
    bindings: new Map(),
    loops: [],
    givens: new Map(),
    first: new Map(),
    statements: [],
    mentions: [],
    isBroken: found.isBroken || scope.isWrong,
  }
  for (const written of found.written) addWritten(written, state)
  if (scope.findings.length > before) state.isBroken = true
  addGivenCall(state)
  checkMentions(state)
  const loops = closeLoops(state)
  checkUse(state)
  const statements = state.statements
  const checks = [...new Map([...scope.checks, ...found.checks].map((check) => [check.value, check])).values()]
  const isWhole = !state.isBroken && scope.findings.length === before
  if (isWhole) refuseEmpty(found, statements, state)
  const isSound = isWhole && scope.findings.length === before
  if (checks.length === 0) {
    const note = 'Link to the claim that it checks, such as [its name](#Section.its-slug).'
    scope.findings.push(unexpected('cases/checks-nothing', title.place, `case ${quote(title.value)} without a link`, 'a link to a claim', { note }))
  }
  const id = `${scope.slug}/${scope.name}.${found.slug}`
  return isSound ? { id, title, headings, suite: scope.index, checks, loops, statements, place } : undefined
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
  if (mentions.length === 0) return
  const known = new Set([
    ...[...scope.signatures].flatMap(([name, { parameters }]) => [name, ...parameters.map((field) => field.name)]),
    ...[...scope.signatures.values()].flatMap(({ result }) => (result.kind === 'named' ? result.fields.map((field) => field.name) : [])),
    ...resultNames(scope),
    ...scope.types.keys(),
    ...bindings.keys(),
  ])
  for (const { value, place } of mentions) {
    if (known.has(value)) continue
    const fix = suggestionFor(value, known)
    const expected = fix ? quote(fix) : 'a given, a result, a type, a value with its name, or a call'
    scope.findings.push(unexpected('cases/span', place, quote(value), expected, fix ? { fix } : {}))
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

/** A bound name without a use was meant somewhere. */
function checkUse({ scope, bindings, first }: CaseState): void {
  for (const [name, { used }] of bindings) {
    const place = first.get(name)
    if (!used && place) scope.findings.push(unexpected('cases/unused-name', place, `${quote(name)} without a use`, 'a statement that uses it'))
  }
}

function refuseEmpty({ title }: FoundCase, statements: readonly Statement[], { givens, scope }: CaseState): void {
  const isComparing = statements.some((each) => each.kind !== 'let' && (each.kind !== 'call' || each.expected.length > 0))
  if (isComparing) return
  const isEmpty = statements.length === 0 && givens.size === 0
  const rule = isEmpty ? 'cases/empty' : 'cases/no-expectation'
  const what = `case ${quote(title.value)} ${isEmpty ? 'without a value' : 'that compares nothing'}`
  const expected = isEmpty ? 'givens and expected values, or `untestable:` and the reason' : oneOf(expectedSpellings(scope))
  scope.findings.push(unexpected(rule, title.place, what, expected))
}

function expectedSpellings(scope: SuiteScope): readonly string[] {
  const names = resultNames(scope)
  return names.length ? names.map((name) => `${name} → …`) : ownSignature(scope) ? ['→ …'] : ['name(…) → …']
}
