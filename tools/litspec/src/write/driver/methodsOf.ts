import type { Signature, Statement, UnitModel } from '../../model/index.ts'

/** A method that a driver must have, with the claims that the cases calling it check. */
export interface Method {
  readonly signature: Signature
  readonly claims: readonly { readonly id: string; readonly lead?: string }[]
}

/** The methods of a unit's driver in the order of the document, each name once. */
export function methodsOf(unit: UnitModel): Method[] {
  const leads = new Map(unit.claims.map((claim) => [claim.id, claim.lead.value]))
  const checked = claimsByMethod(unit)
  const signatures = new Map<string, Signature>()
  for (const signature of unit.suites.flatMap((suite) => suite.signatures)) {
    if (!signatures.has(signature.name.value)) signatures.set(signature.name.value, signature)
  }
  return [...signatures].map(([name, signature]) => ({
    signature,
    claims: [...(checked.get(name) ?? [])].map((id) => {
      const lead = leads.get(id)
      return lead === undefined ? { id } : { id, lead }
    }),
  }))
}

function claimsByMethod(unit: UnitModel): Map<string, Set<string>> {
  const claims = new Map<string, Set<string>>()
  for (const source of unit.cases) {
    for (const method of source.statements.flatMap(calledBy)) {
      const known = claims.get(method) ?? new Set()
      for (const check of source.checks) known.add(check.value)
      claims.set(method, known)
    }
  }
  return claims
}

function calledBy(statement: Statement): string[] {
  return statement.kind === 'expect' ? [] : [statement.call.method]
}
