import type { Field, Finding, Located, Place } from '../../model/index.ts'
import { oneOf, quote, unexpected } from '../unexpected.ts'
import { unknownName } from '../unknownName.ts'
import { SYMBOLS } from '../values/checkName.ts'
import { resultNames } from './scope.ts'
import type { CaseState } from './scope.ts'

/** The finding for a given that the signature does not have. */
export function unknownGiven(name: Located<string>, parameters: readonly Field[]): Finding {
  const names = parameters.map((field) => field.name)
  return unknownName('cases/unknown-name', 'given', name, names, oneOf(names) || 'no given')
}

/** The finding for a result that the signature does not have. */
export function unknownResult(name: Located<string>, known: readonly string[]): Finding {
  const expected = oneOf(known) || 'a call and what it gives, such as `name(value) → value`'
  return unknownName('cases/unknown-name', 'result', name, known, expected)
}

/** The finding for a method that the line above the cases does not have. */
export function unknownMethod(name: Located<string>, signatures: ReadonlyMap<string, unknown>): Finding {
  const names = [...signatures.keys()]
  return unknownName('cases/unknown-name', 'method', name, names, oneOf(names))
}

/** The finding for a code of an error that no enumeration of the unit has. */
export function unknownCode(name: Located<string>, members: ReadonlySet<string>): Finding {
  const expected = oneOf([...members]) || 'a member of an enumeration of a `types` fence'
  return unknownName('values/name', 'code', name, members, expected)
}

/** The finding for what a case writes twice. */
export function second({ value, place }: Located<string>, first?: Place): Finding {
  const more = first ? { related: [{ message: 'first here', place: first }] } : {}
  return unexpected('cases/duplicate-name', place, `second ${quote(value)}`, 'it once', more)
}

/** Whether a new name may be bound: it must not mean anything yet. */
export function bind(name: Located<string>, { scope, first }: CaseState): boolean {
  const before = first.get(name.value)
  const isTaken = (SYMBOLS as readonly string[]).includes(name.value) || scope.members.has(name.value)
  if (before) scope.findings.push(second(name, before))
  else if (isTaken || name.value.startsWith('_') || resultNames(scope).includes(name.value)) {
    const expected = 'a name that means nothing else here'
    scope.findings.push(unexpected('cases/duplicate-name', name.place, `bound name ${quote(name.value)}`, expected))
  } else first.set(name.value, name.place)
  return first.get(name.value) === name.place
}
