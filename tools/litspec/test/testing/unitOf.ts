import { expect } from 'vitest'
import type { UnitModel } from '../../src/model/index.ts'
import { readUnit } from '../../src/read/index.ts'
import { config } from '../demoProject.ts'

const OPENING = `---
unit: supporting
slug: sample
title: Sample
package: packages/sample
evidence: choice
tolerance: 1e-5
---

# Sample

## Functions

| Name | File |
| --- | --- |
| \`work\` | unknown |

1 function.

## work

1. **Working.** It works.

## Cases

`

/** A unit whose section of cases is the given text. A link to its one claim is \`[it](#work.working)\`. */
export function unitOf(cases: string): { readonly unit: UnitModel; readonly text: string } {
  const text = OPENING + cases
  const { unit, findings } = readUnit('spec/units/sample.md', text, config)
  expect(findings.map(({ ruleId, reason }) => `${ruleId}: ${reason}`)).toEqual([])
  return { unit: unit as UnitModel, text }
}
