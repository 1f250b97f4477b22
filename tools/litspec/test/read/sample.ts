import type { Finding, UnitModel } from '../../src/model/index.ts'
import { readUnit } from '../../src/read/index.ts'
import { config } from '../demoProject.ts'

export const FRONT_MATTER = `---
unit: 3
slug: sample
title: Sample
package: packages/sample
binary: DEMO_000.01
sha1: 0123456789abcdef0123456789abcdef01234567
read: 2026-10-12
evidence: confirmed (code)
tolerance: 1e-5
---

# Sample
`

/** Reads a unit of the given sections. */
export function readSample(sections: string): { unit?: UnitModel; findings: readonly Finding[] } {
  return readUnit('spec/units/sample.md', `${FRONT_MATTER}\n${sections}`, config)
}

/** Reads a unit in which nothing is wrong. */
export function goodSample(sections: string): UnitModel {
  const { unit, findings } = readSample(sections)
  if (!unit || findings.length > 0) throw new Error(`The sample is wrong: ${JSON.stringify(findings, undefined, 2)}`)
  return unit
}

/** The text at a place of a unit of the given sections. */
export function textAt(sections: string, place: Finding['place']): string {
  return `${FRONT_MATTER}\n${sections}`.slice(place.start.offset, place.end.offset)
}
