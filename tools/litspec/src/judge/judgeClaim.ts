import type { Claim, Standing } from '../model/index.ts'
import type { Witness } from './witnesses.ts'

/** How a claim stands. */
export interface Judgement {
  /** By what checks it alone. */
  readonly merits: Exclude<Standing, 'waived'>
  /** With its waiver: one that is not proven may be waived. */
  readonly standing: Standing
}

/** What the unit of a claim has of code. */
export interface Home {
  /** Keys of the functions of the unit that its package tags. */
  readonly own: ReadonlySet<string>
  /** The folder of the package. */
  readonly folder: string
}

/**
 * Judges a claim by everything that checks it.
 *
 * A claim under Choices speaks of no single function, so what checks it must run a tagged one of the unit. That alone
 * says little where every driver makes a world: it must also enter the package once the driver is made, by any function.
 *
 * @spec notation/judgeClaim
 */
export function judgeClaim(claim: Claim, witnesses: readonly Witness[], home: Home, isWaived: boolean): Judgement {
  const merits = meritsOf(claim, witnesses, home)
  return { merits, standing: isWaived && merits !== 'proven' ? 'waived' : merits }
}

function meritsOf(claim: Claim, witnesses: readonly Witness[], home: Home): Judgement['merits'] {
  if (witnesses.some(({ outcome }) => outcome === 'failed')) return 'refuted'
  const passed = witnesses.filter(({ outcome }) => outcome === 'passed')
  if (passed.length === 0) return 'untested'
  return passed.every((witness) => exercises(witness, claim, home)) ? 'proven' : 'unexercised'
}

/** Whether a witness ran what its claim speaks of. */
export function exercises({ ran, entered }: Witness, claim: Claim, { own, folder }: Home): boolean {
  if (claim.function !== undefined) return ran.has(claim.function)
  return entered.has(folder) && [...own].some((key) => ran.has(key))
}
