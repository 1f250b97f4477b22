import type { Claim } from '@coney/litspec'
import { specification } from '../specification/load.ts'

/** A claim and how it stands: a row of the verdict. */
export interface ClaimRow {
  readonly id: string
  readonly lead: string
  readonly text: string
  readonly unit: string
  /** The name of the function, or of the section. */
  readonly about: string
  /** The address of the function, when it has one. */
  readonly address: string | undefined
  readonly evidence: Claim['evidence']
  readonly standing: string
  readonly checks: number
}

/** Every claim, by its id. */
export function claimRows(): readonly ClaimRow[] {
  const { proofs, functions } = specification()
  const rows = [...proofs.values()].map(({ claim, unit, standing, checks }) => ({
    id: claim.id,
    lead: claim.lead.value,
    text: claim.text,
    unit,
    about: functions.get(claim.function ?? '')?.name ?? claim.section,
    address: claim.function?.startsWith('0x') ? claim.function : undefined,
    evidence: claim.evidence,
    standing,
    checks: checks.length,
  }))
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1))
}
