import type { InlineCode } from 'mdast'
import type { Located, Signature, Value } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import { excerptOfSpan } from '../excerpt.ts'
import { quote, unexpected } from '../unexpected.ts'
import { checkLiteral } from '../values/check.ts'
import { NO_BINDINGS } from '../values/context.ts'
import { second, unknownGiven } from './names.ts'
import { parseSpan } from './parseSpan.ts'
import type { SuiteScope, UnitScope } from './scope.ts'
import type { Written } from './written.ts'

/** Givens of the signature line, which its cases inherit. Bare names may stand there too. */
export function readGivens(
  document: Document,
  spans: readonly InlineCode[],
  signature: Signature,
  names: ReadonlySet<string>,
  unit: UnitScope,
): SuiteScope['givens'] {
  const givens = new Map<string, Located<Value | undefined>>()
  for (const span of spans) {
    const written = parseSpan(excerptOfSpan(document, span), unit.findings)
    const isName = written?.kind === 'mention' && (names.has(written.name.value) || unit.types.has(written.name.value))
    if (written?.kind === 'given') addGiven(written, signature, givens, unit)
    else if (written && !isName) {
      unit.findings.push(unexpected('cases/span', document.place(span), quote(span.value), 'a given `name = value`'))
    }
  }
  return new Map([...givens].map(([name, { value }]) => [name, value]))
}

function addGiven(
  { name, literal }: Extract<Written, { kind: 'given' }>,
  { parameters }: Signature,
  givens: Map<string, Located<Value | undefined>>,
  { types, findings }: UnitScope,
): void {
  const parameter = parameters.find((field) => field.name === name.value)
  const first = givens.get(name.value)
  if (!parameter) findings.push(unknownGiven(name, parameters))
  else if (first) findings.push(second(name, first.place))
  else {
    const value = checkLiteral(literal, parameter.type, { types, bindings: NO_BINDINGS, findings })
    givens.set(name.value, { value, place: name.place })
  }
}
