import type { Finding } from './finding.ts'
import type { Claim } from './unit.ts'

export const STANDINGS = ['proven', 'refuted', 'untested', 'unexercised', 'waived'] as const
export type Standing = (typeof STANDINGS)[number]

export interface ClaimVerdict {
  readonly claim: Claim
  readonly unit: string
  readonly standing: Standing
  /** Ids of the cases and tests that check it and ran, sorted. */
  readonly checkedBy: readonly string[]
}

/** How much was looked at; a gate always says so. */
export interface Totals {
  readonly units: number
  readonly functions: number
  readonly claims: number
  readonly cases: number
  readonly tests: number
  readonly tags: number
}

export interface Verdict {
  /** Sorted by claim id. */
  readonly claims: readonly ClaimVerdict[]
  readonly totals: Totals
  readonly findings: readonly Finding[]
  /** Whether every claim of every unit was judged. What was not says nothing about its claims. */
  readonly isComplete: boolean
  /** 0 every claim is proven or waived, 1 there are findings, 3 it cannot be judged. */
  readonly exitCode: 0 | 1 | 3
}
