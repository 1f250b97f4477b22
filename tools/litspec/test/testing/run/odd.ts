/** A unit with functions of its own, whose words try to be code. Its lines end as those of Windows do. */
const UNIT = `---
unit: supporting
slug: odd
title: Odd words
package: packages/odd
evidence: choice
tolerance: 1e-5
---

# Odd words

## Functions

| Name | File |
| --- | --- |
| \`echo\` | unknown |

1 function.

## echo

1. **Echoing.** A text comes back.

## Cases

### Both '"\`\${globalThis.x}*/ kinds

Cases of \`echo(words: text) → answer: text\`, checking [it](#echo.echoing):

- **It's "odd" \${process.exit(7)} \\\`\\\` \\*/ import.meta.env vi.mock('x').** \`words = "*/ \${process.exit(8)} '"\`: \`answer → "*/ \${process.exit(8)} '"\`.
- **Around it.** \`words = "no"\`: \`answer → "no"\`.
`

export const ODD: Readonly<Record<string, string>> = {
  'spec/units/odd.md': UNIT.replaceAll('\n', '\r\n'),
  'packages/odd/src/index.ts':
    '/** @spec odd/echo */\nexport function echo(words: string): string {\n  return words\n}\n',
  'packages/odd/src/types.ts': 'export interface NeverLoaded {}\n',
  'packages/odd/test/driver.ts': `import { echo } from '../src/index.ts'

export const createDriver = () => ({
  echo: ({ words }: { words: string }) => ({ answer: words === 'no' ? words : echo(words) }),
})
`,
}
