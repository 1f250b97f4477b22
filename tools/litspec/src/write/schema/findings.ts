import { COUNT, DRAFT, listOf, objectOf, POSITION, TEXT } from './terms.ts'
import type { Schema } from './terms.ts'

const PLACE: Schema = { file: TEXT, line: POSITION, column: POSITION, endLine: POSITION, endColumn: POSITION }

export const FINDINGS_SCHEMA: Schema = {
  $schema: DRAFT,
  title: 'Findings',
  description: 'Everything that one run found wrong, and how much it looked at.',
  ...objectOf({
    '$schema?': TEXT,
    format: { const: 1 },
    findings: listOf(
      objectOf({
        ruleId: { type: 'string', pattern: '^[a-z-]+/[a-z-]+$' },
        reason: { ...TEXT, description: 'Unexpected this, expected that.' },
        ...PLACE,
        'fix?': { ...TEXT, description: 'Text that can replace the place.' },
        'note?': { ...TEXT, description: 'What to do next.' },
        'related?': listOf(objectOf({ message: TEXT, ...PLACE })),
      }),
    ),
    totals: objectOf({ units: COUNT, functions: COUNT, claims: COUNT, cases: COUNT, tests: COUNT, tags: COUNT }),
  }),
}
