import { COUNT, DRAFT, listOf, objectOf, POSITION, SHA256, TEXT } from './terms.ts'
import type { Schema } from './terms.ts'

export const EVIDENCE_SCHEMA: Schema = {
  $schema: DRAFT,
  title: 'Evidence',
  description: 'What one test run recorded for one unit.',
  ...objectOf({
    '$schema?': TEXT,
    format: { const: 1 },
    unit: TEXT,
    fixture: { ...SHA256, description: 'SHA-256 of the fixture that the cases were read from.' },
    inputs: {
      description: 'SHA-256 of every file of the repository that the run loaded, by path.',
      type: 'object',
      additionalProperties: SHA256,
    },
    tests: listOf(
      objectOf({
        kind: { enum: ['case', 'test'] },
        id: TEXT,
        file: TEXT,
        line: POSITION,
        claims: listOf(TEXT),
        state: { enum: ['passed', 'failed', 'skipped', 'todo'] },
        compared: { ...COUNT, description: 'Comparisons or assertions it made.' },
        ran: { ...listOf(TEXT), description: 'Keys of the tagged functions that ran, sorted.' },
        entered: {
          ...listOf(TEXT),
          description:
            'Folders of the packages whose functions ran, those apart that ran while a driver was made; sorted.',
        },
      }),
    ),
    errors: { ...listOf(TEXT), description: 'Errors outside any test.' },
  }),
}
