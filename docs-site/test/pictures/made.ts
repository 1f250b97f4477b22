import type { Fixture, FixtureCase } from '../../src/pictures/index.ts'

/** A fixture that was made for a test, for units whose pictures should not wait for their documents. */
export function made(slug: string, cases: readonly FixtureCase[], more: Partial<Fixture> = {}): Fixture {
  return { slug, constants: [], records: [], claims: [], cases, ...more }
}

export interface MadeStep {
  readonly call: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly is?: unknown
}

/** A case of steps; `is` is what the whole result of a call should be. */
export function madeCase(id: string, steps: readonly MadeStep[], checks: readonly string[] = []): FixtureCase {
  return {
    id,
    title: [id.split('.').at(-1) ?? id, '1:1'],
    checks: checks.map((claim) => [claim, '1:1']),
    statements: steps.map((step) => ({
      call: step.call,
      with: step.with ?? {},
      ...('is' in step ? { expect: [{ is: step.is }] } : {}),
    })),
  }
}

export function vector(...numbers: readonly number[]): unknown {
  return { vector: numbers }
}
