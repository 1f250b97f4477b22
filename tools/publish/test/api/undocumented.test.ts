import { expect, test } from 'vitest'
import { undocumentedIn } from '../../src/api/undocumented.ts'

const REPORT = `## API Report File for "@demo/boxes"

\`\`\`ts

// @public
export interface Box {
    readonly half: number;
    // (undocumented)
    readonly kind: 'box';
}

// @public (undocumented)
export function createBox(): Box;

// (No @packageDocumentation comment for this package)
`

test('whatever a report marks as undocumented is a complaint at its line', () => {
  expect(undocumentedIn('boxes.api.md', REPORT)).toEqual([
    "boxes.api.md:9: Unexpected `readonly kind: 'box';` without words, expected a doc comment.",
    'boxes.api.md:13: Unexpected `export function createBox(): Box;` without words, expected a doc comment.',
  ])
})

test('a report in which everything is documented is none', () => {
  const documented = REPORT.replace('    // (undocumented)\n', '').replace('@public (undocumented)', '@public')
  expect(undocumentedIn('boxes.api.md', documented)).toEqual([])
})
