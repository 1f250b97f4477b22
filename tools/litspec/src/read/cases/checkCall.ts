import type { Call, Located, Place, Signature, Value } from '../../model/index.ts'
import { formatType } from '../types/table.ts'
import { oneOf, quote, unexpected } from '../unexpected.ts'
import { checkLiteral } from '../values/check.ts'
import type { Literal } from '../values/literal.ts'
import { second, unknownGiven, unknownMethod } from './names.ts'
import { contextOf, ownSignature } from './scope.ts'
import type { CaseState } from './scope.ts'
import type { WrittenCall } from './written.ts'

/** A call of a method of the suite with every argument filled in: written, given by the case, or by default. */
export function checkCall(written: WrittenCall, state: CaseState): { call: Call; signature: Signature } | undefined {
  const signature = signatureOf(written.method, state)
  const literals = signature && assign(written, signature, state)
  if (!signature || !literals) return undefined
  const values = new Map<string, Value | undefined>(givensFor(signature, state))
  for (const { name, type } of signature.parameters) {
    const literal = literals.get(name)
    if (literal) values.set(name, checkLiteral(literal, type, contextOf(state)))
  }
  const call = complete(signature, values, written.place, state)
  return call && { call, signature }
}

/** The call with the givens alone. */
export function callOfGivens(signature: Signature, place: Place, state: CaseState): Call | undefined {
  return complete(signature, givensFor(signature, state), place, state)
}

function givensFor(signature: Signature, { scope, givens }: CaseState): ReadonlyMap<string, Value | undefined> {
  if (signature !== ownSignature(scope)) return new Map()
  return new Map([...scope.givens, ...[...givens].map(([name, given]) => [name, given.value] as const)])
}

function signatureOf(method: Located<string>, { scope }: CaseState): Signature | undefined {
  const found = scope.signatures.get(method.value)
  if (!found) scope.findings.push(unknownMethod(method, scope.signatures))
  return found
}

/** Which parameter each argument is for. */
function assign(
  written: WrittenCall,
  { parameters }: Signature,
  { scope }: CaseState,
): ReadonlyMap<string, Literal> | undefined {
  const literals = new Map<string, Literal>()
  for (const [index, { name, literal }] of written.arguments.entries()) {
    const parameter = name ? parameters.find((field) => field.name === name.value) : parameters[index]
    if (parameter && !literals.has(parameter.name)) literals.set(parameter.name, literal)
    else {
      const finding = name
        ? parameter
          ? second(name)
          : unknownGiven(name, parameters)
        : unexpected('cases/syntax', literal.place, `argument ${index + 1}`, `at most ${parameters.length}`)
      scope.findings.push(finding)
      return undefined
    }
  }
  return literals
}

function complete(
  signature: Signature,
  values: ReadonlyMap<string, Value | undefined>,
  place: Place,
  { scope, isBroken }: CaseState,
): Call | undefined {
  const { name, parameters } = signature
  const entries = parameters.map(
    (field) => [field.name, values.has(field.name) ? values.get(field.name) : field.fallback] as const,
  )
  const missing = parameters.filter((field) => !values.has(field.name) && !field.fallback)
  const mayBeRefused = isBroken && signature === ownSignature(scope)
  if (missing.length && !mayBeRefused) {
    const expected = missing.map((field) => quote(`${field.name}: ${formatType(field.type)}`)).join(', ')
    const what = `${quote(name.value)} without ${oneOf(missing.map((field) => field.name))}`
    scope.findings.push(unexpected('cases/missing-given', place, what, expected))
  }
  const known = entries.filter((entry): entry is readonly [string, Value] => entry[1] !== undefined)
  return known.length < entries.length ? undefined : { method: name.value, arguments: Object.fromEntries(known), place }
}
