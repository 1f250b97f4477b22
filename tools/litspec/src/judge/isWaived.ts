import type { Waiver } from '../model/index.ts'
import type { JudgeInput } from './input.ts'

/** Whether a waiver lets a claim stay unproven today. */
export function isWaived(claim: string, { waivers, today }: JudgeInput): boolean {
  return waivers.some((waiver) => waiver.claim.value === claim && holds(waiver, today))
}

/** A waiver holds on its last day too. */
export function holds(waiver: Waiver, today: string): boolean {
  return today <= waiver.until.value
}
