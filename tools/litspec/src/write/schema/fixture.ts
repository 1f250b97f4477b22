import { EVIDENCE_LEVELS } from '../../model/index.ts'
import { FIXTURE_FORMAT } from '../fixture/fixtureOf.ts'
import { COUNT, DRAFT, listOf, locatedSchema, objectOf, POSITION, refTo, TEXT } from './terms.ts'
import type { Schema } from './terms.ts'

const LOCATED_TEXT = locatedSchema(TEXT)
const HEX: Schema = { type: 'string', pattern: '^0x[0-9a-f]+$' }
const NUMBER: Schema = { type: 'number' }
const LEVEL: Schema = { enum: EVIDENCE_LEVELS }

const VALUE: Schema = {
  description: 'Of the type that the signature states. A number is exactly what a driver receives.',
  oneOf: [
    { type: ['null', 'boolean', 'number', 'string'] },
    listOf(refTo('value')),
    objectOf({ bits: { ...HEX, description: 'A float that is compared bit by bit.' } }),
    objectOf({ symbol: TEXT }),
    objectOf({ vector: listOf(refTo('value')) }),
    objectOf({ matrix: listOf(refTo('value')) }),
    objectOf({ record: { type: 'object', additionalProperties: refTo('value') } }),
    objectOf({ binding: { ...TEXT, description: 'A name bound by `for` or `let`, with the fields read from it.' } }),
  ],
}

const PART: Schema = { ...TEXT, description: 'What is compared: a result, or a part of it. The whole result without.' }

const EXPECTATION: Schema = {
  is: refTo('value'),
  type: TEXT,
  'within?': { ...NUMBER, description: "Absolute tolerance, where it is not the unit's." },
  at: refTo('at'),
}

const CALL: Schema = { call: TEXT, with: { type: 'object', additionalProperties: refTo('value') }, at: refTo('at') }

const STATEMENT: Schema = {
  oneOf: [
    objectOf({ ...CALL, 'times?': POSITION, 'expect?': listOf(objectOf({ 'path?': PART, ...EXPECTATION })) }),
    objectOf({ let: TEXT, ...CALL }),
    objectOf({ path: PART, ...EXPECTATION }),
    objectOf({ ...CALL, throws: LOCATED_TEXT }),
  ],
}

const FUNCTION = objectOf({
  key: TEXT,
  'address?': LOCATED_TEXT,
  name: LOCATED_TEXT,
  'size?': locatedSchema(COUNT),
  file: LOCATED_TEXT,
  'withoutCounterpart?': LOCATED_TEXT,
})

const CONSTANT = objectOf({
  key: TEXT,
  name: LOCATED_TEXT,
  kind: { enum: ['integer', 'float'] },
  value: locatedSchema(NUMBER),
  bits: locatedSchema(HEX),
  meaning: TEXT,
})

const RECORD = objectOf({
  name: LOCATED_TEXT,
  size: COUNT,
  entries: listOf(
    objectOf({ offset: locatedSchema(COUNT), type: LOCATED_TEXT, field: TEXT, count: COUNT, stride: COUNT }),
  ),
})

const CLAIM = objectOf({
  id: TEXT,
  section: TEXT,
  'function?': { ...TEXT, description: 'Key of the function that must run in what checks the claim.' },
  lead: LOCATED_TEXT,
  evidence: LEVEL,
  text: TEXT,
})

const CASE = objectOf({
  id: TEXT,
  title: LOCATED_TEXT,
  headings: listOf(TEXT),
  suite: COUNT,
  at: refTo('at'),
  checks: listOf(LOCATED_TEXT),
  'loops?': listOf(objectOf({ for: TEXT, in: listOf(refTo('value')) })),
  statements: listOf(refTo('statement')),
})

export const FIXTURE_SCHEMA: Schema = {
  $schema: DRAFT,
  title: 'Fixture',
  description: 'Everything that the machine reads in one unit. A pair is a value and where it stands in the file.',
  ...objectOf({
    $schema: TEXT,
    format: { const: FIXTURE_FORMAT },
    file: TEXT,
    unit: { anyOf: [POSITION, { const: 'supporting' }] },
    slug: TEXT,
    title: TEXT,
    package: TEXT,
    'binary?': TEXT,
    'sha1?': { type: 'string', pattern: '^[0-9a-f]{40}$' },
    'read?': { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
    evidence: LEVEL,
    tolerance: { type: 'number', minimum: 0 },
    functions: listOf(refTo('function')),
    constants: listOf(refTo('constant')),
    records: listOf(refTo('record')),
    claims: listOf(refTo('claim')),
    types: listOf(objectOf({ name: LOCATED_TEXT, type: TEXT })),
    suites: listOf(
      objectOf({
        kind: { enum: ['cases', 'steps'] },
        headings: listOf(TEXT),
        at: refTo('at'),
        signatures: listOf(LOCATED_TEXT),
      }),
    ),
    cases: listOf(refTo('case')),
    untestable: listOf(objectOf({ title: LOCATED_TEXT, reason: TEXT })),
  }),
  $defs: {
    at: { description: 'Line and column, both from 1.', type: 'string', pattern: '^[1-9]\\d*:[1-9]\\d*$' },
    value: VALUE,
    statement: STATEMENT,
    function: FUNCTION,
    constant: CONSTANT,
    record: RECORD,
    claim: CLAIM,
    case: CASE,
  },
}
