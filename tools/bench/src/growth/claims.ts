import { inspect, readUnit, type Config } from '@coney/litspec'
import remarkFrontmatter from 'remark-frontmatter'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { contestant, type Workload } from '../measure/contestant.ts'

/** Claims of a unit, each with a case. */
const A_UNIT = 100

const CONFIG: Config = {
  units: 'spec/*.md',
  waivers: 'waivers.md',
  generated: 'generated',
  packages: ['packages/*'],
  tags: { function: 'orig', own: 'spec', constant: 'const' },
  address: '0x[0-9a-f]{8}',
}

/** Specifications with ever more claims, a case for each, in units of a hundred. */
export async function claims(count: number): Promise<Workload> {
  const units = Array.from({ length: count / A_UNIT }, (_, i) => writeUnit(i))
  const files = new Map(units.map((text, i) => [`spec/unit-${i}.md`, text]))
  const contestants = [
    contestant('litspec reads and lints', 1, 'other', (answers) => () => {
      const { units: read } = inspect({ config: CONFIG, files }, readUnit)
      if (read.length !== units.length) throw new Error(`Unexpected ${read.length} units, expected ${units.length}`)
      answers[0] = read.length
    }),
    contestant('remark-parse alone', 1, 'other', (answers) => {
      const parser = unified().use(remarkParse).use(remarkFrontmatter)
      return () => {
        for (const text of units) answers[0] = parser.parse(text).children.length
      }
    }),
  ]
  return { queries: 1, rounds: count < 3_000 ? 3 : 1, contestants, facts: {} }
}

function writeUnit(number: number): string {
  const address = `0x${(0x1000 + number * 0x100).toString(16).padStart(8, '0')}`
  const names = Array.from({ length: A_UNIT }, (_, i) => `answer ${i}`)
  const claimsOfUnit = names.map(
    (name, i) => `- **The ${name}.** Doubling ${i} gives the number that is twice as large.`,
  )
  const cases = names.map(
    (name, i) =>
      `- **Case ${i}.** \`number = ${i}\`: the \`answer → ${i * 2}\`. Checks [it](#Unit${number}_Double.the-${name.replace(' ', '-')}).`,
  )
  return `---
unit: ${number + 1}
slug: unit-${number}
title: Unit ${number}
package: packages/unit-${number}
binary: DEMO_000.01
sha1: 0123456789abcdef0123456789abcdef01234567
read: 2026-10-12
evidence: confirmed (code)
tolerance: 1e-5
---

# Unit ${number}

Doubles numbers.

## Functions

| Address | Name | Size | File |
| --- | --- | ---: | --- |
| \`${address}\` | \`Unit${number}_Double\` | 32 | unknown |

1 function, 32 bytes.

## Unit${number}_Double

\`${address}\`, 0x20 bytes.

${claimsOfUnit.join('\n')}

## Cases

### Doubles

Cases of \`double${number}(number: u32) → answer: u32\`:

${cases.join('\n')}
`
}
