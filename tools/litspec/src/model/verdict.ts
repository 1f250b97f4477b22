import type { Finding } from './finding.ts'
import type { Claim } from './unit.ts'

/** How a claim can stand. */
export const STANDINGS = ['proven', 'refuted', 'untested', 'unexercised', 'waived'] as const
/** One of the standings. */
export type Standing = (typeof STANDINGS)[number]

/** How one claim stands, and by what. */
export interface ClaimVerdict {
  /** Which claim. */
  readonly claim: Claim
  /** Slug of its unit. */
  readonly unit: string
  /** How it stands, waivers considered. */
  readonly standing: Standing
  /** Ids of the cases and tests that check it and ran, sorted. */
  readonly checkedBy: readonly string[]
}

/** How much was looked at; a gate always says so. */
export interface Totals {
  /** Documents that were read. */
  readonly units: number
  /** Rows of their tables of functions. */
  readonly functions: number
  /** Statements that must be proven. */
  readonly claims: number
  /** Cases of the documents, each counted once whatever its loops. */
  readonly cases: number
  /** Tests outside the documents that name claims. */
  readonly tests: number
  /** Tags in the code. */
  readonly tags: number
}

/** How all claims stand, and what was found on the way. */
export interface Verdict {
  /** Sorted by claim id. */
  readonly claims: readonly ClaimVerdict[]
  /** How much was looked at. */
  readonly totals: Totals
  /** All of them, those of earlier stages included. */
  readonly findings: readonly Finding[]
  /** Whether every claim of every unit was judged. What was not says nothing about its claims. */
  readonly isComplete: boolean
  /** 0 every claim is proven or waived, 1 there are findings, 3 it cannot be judged. */
  readonly exitCode: 0 | 1 | 3
}
