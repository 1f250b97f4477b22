import type { Claim, Standing } from '../model/index.ts'
import type { Witness } from './witnesses.ts'

/** How a claim stands. */
export interface Judgement {
  /** By what checks it alone. */
  readonly merits: Exclude<Standing, 'waived'>
  /** With its waiver: one that is not proven may be waived. */
  readonly standing: Standing
}

/**
 * Judges a claim by everything that checks it.
 *
 * `own` holds the keys of the tagged functions of the claim's unit: a claim under Choices speaks of no single function,
 * so what checks it must run one of them.
 *
 * @spec notation/judgeClaim
 */
export function judgeClaim(
  claim: Claim,
  witnesses: readonly Witness[],
  own: ReadonlySet<string>,
  isWaived: boolean,
): Judgement {
  const merits = meritsOf(claim, witnesses, own)
  return { merits, standing: isWaived && merits !== 'proven' ? 'waived' : merits }
}

function meritsOf(claim: Claim, witnesses: readonly Witness[], own: ReadonlySet<string>): Judgement['merits'] {
  if (witnesses.some(({ outcome }) => outcome === 'failed')) return 'refuted'
  const passed = witnesses.filter(({ outcome }) => outcome === 'passed')
  if (passed.length === 0) return 'untested'
  return passed.every((witness) => exercises(witness, claim, own)) ? 'proven' : 'unexercised'
}

/** Whether a witness ran what its claim speaks of. */
export function exercises({ ran }: Witness, claim: Claim, own: ReadonlySet<string>): boolean {
  return claim.function === undefined ? [...own].some((key) => ran.has(key)) : ran.has(claim.function)
}
