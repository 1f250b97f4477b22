import type { Located } from '../../model/index.ts'
import { resultType } from '../signatures/format.ts'
import { quote, unexpected } from '../unexpected.ts'
import { checkLiteral } from '../values/check.ts'
import { typeAt } from '../values/checkName.ts'
import type { Binding } from '../values/context.ts'
import type { ExpectedLiteral } from '../values/literal.ts'
import { checkCall } from './checkCall.ts'
import { checkExpectation, checkResult } from './checkExpectation.ts'
import { bind, second, unknownCode, unknownGiven, unknownResult } from './names.ts'
import { contextOf, ownSignature, resultNames } from './scope.ts'
import type { CaseState, GivenCall } from './scope.ts'
import type { Written } from './written.ts'

type Kind = Written['kind']
type Add<K extends Kind> = (written: Extract<Written, { kind: K }>, state: CaseState) => void

const ADDERS: { readonly [K in Kind]: Add<K> } = {
  given: addGiven,
  expect: addExpect,
  call: addCall,
  let: addLet,
  for: addFor,
  throws: addThrows,
  mention: ({ name }, state) => void state.mentions.push(name),
}

/** Adds a statement to a case once names and types are right. */
export function addWritten<K extends Kind>(written: Extract<Written, { kind: K }>, state: CaseState): void {
  const add = ADDERS[written.kind as K]
  add(written, state)
}

function addGiven({ name, literal }: Extract<Written, { kind: 'given' }>, state: CaseState): void {
  const { findings } = state.scope
  const own = ownSignature(state.scope)
  if (!own) {
    const expected = 'a call such as `name(value)`: steps have no givens of their own'
    findings.push(unexpected('cases/unknown-name', name.place, `given ${quote(name.value)}`, expected))
    return
  }
  const parameter = own.parameters.find((field) => field.name === name.value)
  const first = state.givens.get(name.value)
  if (!parameter) findings.push(unknownGiven(name, own.parameters))
  else if (first) findings.push(second(name, first.place))
  else {
    const value = checkLiteral(literal, parameter.type, contextOf(state))
    state.givens.set(name.value, { value, place: name.place })
    if (state.givenCall) state.givenCall.at = state.statements.length
  }
}

function addExpect(written: Extract<Written, { kind: 'expect' }>, state: CaseState): void {
  const { target, expected } = written
  const bound = target.name && state.bindings.get(target.name.value)
  if (target.call) {
    const checked = checkCall(target.call, state)
    const part = checked && checkResult(checked.signature, target, expected, state)
    if (part) state.statements.push({ kind: 'call', call: checked.call, times: 1, expected: [part] })
  } else if (target.name && bound) expectBound(target.name, target.path, expected, bound, state)
  else expectOfGivens(written, state)
}

/** `then name = value` of a name that `let` bound. */
function expectBound(
  { value: name, place }: Located<string>,
  path: readonly string[],
  expected: ExpectedLiteral,
  bound: Binding,
  state: CaseState,
): void {
  bound.used = true
  if (bound.isLoop) {
    const what = `comparison with ${quote(name)}, which \`for\` bound`
    state.scope.findings.push(unexpected('cases/syntax', place, what, 'a call or a name that `let` bound'))
    return
  }
  const type = bound.type && typeAt({ name, path, place }, bound.type, contextOf(state))
  const expectation = type && checkExpectation(expected, type, state)
  if (expectation) state.statements.push({ kind: 'expect', name, path, expectation })
}

/** `name → value` or `→ value`: of the result of the call that the givens make. */
function expectOfGivens({ target, expected }: Extract<Written, { kind: 'expect' }>, state: CaseState): void {
  const own = ownSignature(state.scope)
  const { name } = target
  const names = resultNames(state.scope)
  if (!own || (name && !names.includes(name.value))) {
    const known = [...names, ...state.bindings.keys()]
    state.scope.findings.push(unknownResult(name ?? { value: '→', place: target.place }, known))
    return
  }
  const path = name ? [name.value, ...target.path] : target.path
  const key = `→ ${path.join('.')}`
  const first = state.first.get(key)
  if (first) {
    state.scope.findings.push(second({ value: name?.value ?? '→', place: target.place }, first))
    return
  }
  state.first.set(key, target.place)
  const part = checkResult(own, { ...target, path }, expected, state)
  if (part) state.givenCall = { ...givenCallOf(state), expected: [...givenCallOf(state).expected, part] }
}

function givenCallOf({ givenCall, statements }: CaseState): GivenCall {
  return { ...(givenCall ?? { expected: [] }), at: statements.length }
}

function addCall({ call, times }: Extract<Written, { kind: 'call' }>, state: CaseState): void {
  const checked = checkCall(call, state)
  if (checked) state.statements.push({ kind: 'call', call: checked.call, times, expected: [] })
}

function addThrows({ call, code }: Extract<Written, { kind: 'throws' }>, state: CaseState): void {
  const { members, findings, isWrong } = state.scope
  if (!members.has(code.value) && !isWrong) findings.push(unknownCode(code, members))
  if (call) {
    const checked = checkCall(call, state)
    if (checked) state.statements.push({ kind: 'throws', call: checked.call, code })
  } else if (!ownSignature(state.scope)) {
    findings.push(unexpected('cases/syntax', code.place, '`throws` without a call', '`name(value) throws` in steps'))
  } else if (state.givenCall?.code) findings.push(second(code, state.givenCall.code.place))
  else state.givenCall = { ...givenCallOf(state), code }
}

function addLet({ name, call }: Extract<Written, { kind: 'let' }>, state: CaseState): void {
  const checked = checkCall(call, state)
  const type = checked && resultType(checked.signature)
  if (checked && !type) {
    const what = `\`let\` of ${quote(call.method.value)}`
    state.scope.findings.push(unexpected('values/type', call.place, what, 'a call that gives something back'))
  }
  if (!bind(name, state)) return
  state.bindings.set(name.value, {
    type: type ?? { kind: 'named', name: '?' },
    used: type === undefined,
    isLoop: false,
  })
  if (checked && type) state.statements.push({ kind: 'let', name: name.value, call: checked.call })
}

function addFor({ name, items }: Extract<Written, { kind: 'for' }>, state: CaseState): void {
  if (!bind(name, state)) return
  state.bindings.set(name.value, { type: undefined, used: false, isLoop: true })
  state.loops.push({ name, items })
}
