import type { Json } from '../printJson.ts'
import { CLAIMS_SCHEMA } from './claims.ts'
import { EVIDENCE_SCHEMA } from './evidence.ts'
import { FINDINGS_SCHEMA } from './findings.ts'
import { FIXTURE_SCHEMA } from './fixture.ts'

/** One JSON Schema for each kind of JSON that litspec writes, by file name. */
export const SCHEMAS: Readonly<Record<string, Json>> = {
  claims: CLAIMS_SCHEMA,
  evidence: EVIDENCE_SCHEMA,
  findings: FINDINGS_SCHEMA,
  fixture: FIXTURE_SCHEMA,
}
