import { EVIDENCE_LEVELS, STANDINGS } from '../../model/index.ts'
import { COUNT, DRAFT, listOf, objectOf, SHA256, TEXT } from './terms.ts'
import type { Schema } from './terms.ts'

export const CLAIMS_SCHEMA: Schema = {
  $schema: DRAFT,
  title: 'Claims',
  description: 'What one release of a package claims, and how it stands.',
  ...objectOf({
    format: { const: 2 },
    package: TEXT,
    version: TEXT,
    specification: { ...objectOf({ name: TEXT, version: TEXT }), description: 'The release of the documents.' },
    units: listOf(
      objectOf({
        slug: TEXT,
        title: TEXT,
        file: TEXT,
        sha256: { ...SHA256, description: 'Of the document.' },
        'binary?': TEXT,
        'sha1?': TEXT,
        'read?': TEXT,
        claims: listOf(
          objectOf({
            id: TEXT,
            lead: TEXT,
            standing: { enum: STANDINGS },
            strength: {
              description: 'How well its cases notice a change of the code; null where nobody measured this code.',
              oneOf: [
                { type: 'null' },
                objectOf({
                  mutants: { ...COUNT, description: 'How many small changes were made to code that its cases run.' },
                  killed: { ...COUNT, description: 'How many of them its cases noticed.' },
                }),
              ],
            },
            evidence: { enum: EVIDENCE_LEVELS },
            checks: { ...COUNT, description: 'How many cases and tests check it.' },
          }),
        ),
      }),
    ),
  }),
}
