import { STANDINGS } from '../model/index.ts'
import type { ClaimVerdict, Verdict } from '../model/index.ts'
import { counted, totalsLine } from './totalsLine.ts'

/** What the standing, the number of checks and the evidence level of a claim take, whatever they are. */
const STANDING = 11
const CHECKS = 10
const LEVEL = 19

/**
 * The verdict as a file whose diff is a review: one line a claim, sorted, and no column that a neighbour can move.
 */
export function verdictText({ claims, totals }: Pick<Verdict, 'claims' | 'totals'>): string {
  const units = [...new Set(claims.map(({ unit }) => unit))]
  const blocks = units.map((unit) =>
    unitBlock(
      unit,
      claims.filter((claim) => claim.unit === unit),
    ),
  )
  const head = ['Written by `litspec gate`: every claim, and how it stands.', totalsLine(totals), standingsLine(claims)]
  return `${head.join('\n')}\n${blocks.map((block) => `\n${block}\n`).join('')}`
}

/** `58 claims: 56 proven, 2 waived`. */
export function standingsLine(claims: readonly ClaimVerdict[]): string {
  const counts = STANDINGS.map((standing) => ({
    standing,
    count: claims.filter((one) => one.standing === standing).length,
  }))
  const parts = counts.filter(({ count }) => count > 0).map(({ standing, count }) => `${count} ${standing}`)
  return `${counted(claims.length, 'claim')}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}`
}

function unitBlock(unit: string, claims: readonly ClaimVerdict[]): string {
  return [`# ${unit}`, standingsLine(claims), '', ...claims.map(claimLine)].join('\n')
}

function claimLine({ claim, standing, checkedBy }: ClaimVerdict): string {
  const checks = counted(checkedBy.length, 'check')
  return `${standing.padEnd(STANDING)}  ${checks.padEnd(CHECKS)}  ${claim.evidence.padEnd(LEVEL)}  ${claim.id}`
}
