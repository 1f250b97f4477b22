import { expect, test } from 'vitest'
import { writeGenerated } from '../../src/write/index.ts'
import { constantRow, functionRow, located, place, signatureOf, unitModel } from './models.ts'

const scalar = { kind: 'scalar', name: 'f32' } as const
const float = (value: number, exact = false) => ({ kind: 'float', value, width: 32, exact }) as const

const unit = unitModel({
  functions: [
    {
      ...functionRow('0x00001000', 'Counter_Add', 'counter.cpp', 20),
      withoutCounterpart: located('not needed', 60, 3),
    },
  ],
  constants: [constantRow('demo', 'HALF', 'float', 0.5, 30), constantRow('demo', 'LIMIT', 'integer', 100, 31)],
  records: [
    {
      name: located('Counter', 34, 2),
      size: 16,
      entries: [{ offset: located(0, 38, 4), type: located('u32', 38, 11), field: 'count', count: 1, stride: 4 }],
    },
  ],
  claims: [
    {
      id: 'demo/Counter_Add.adding',
      section: 'Counter_Add',
      function: '0x00001000',
      lead: located('Adding', 45, 4),
      text: 'Adding. The count grows by the amount, which is said at such a length here that it fits no single line.',
      evidence: 'inferred',
    },
  ],
  suites: [
    { kind: 'cases', headings: ['Means'], place: place(70, 1), signatures: [signatureOf('mean', ['a'], ['m'])] },
  ],
  cases: [
    {
      id: 'demo/mean.one',
      title: located('One', 72, 5),
      headings: ['Means'],
      suite: 0,
      checks: [located('demo/Counter_Add.adding', 73, 9)],
      loops: [{ name: 'a', values: [float(-0), float(Infinity)] }],
      statements: [
        {
          kind: 'call',
          call: { method: 'mean', arguments: { a: { kind: 'binding', name: 'a', path: [] } }, place: place(72, 20) },
          times: 3,
          expected: [
            {
              path: ['m'],
              expectation: {
                value: float(Math.fround(0.1), true),
                type: scalar,
                tolerance: 1e-5,
                place: place(72, 40),
              },
            },
          ],
        },
        { kind: 'let', name: 'x', call: { method: 'mean', arguments: {}, place: place(73, 7) } },
        {
          kind: 'expect',
          name: 'x',
          path: ['m', 'n'],
          expectation: {
            value: { kind: 'vector', components: [float(1), float(2), float(3)] },
            type: { kind: 'list', element: { kind: 'optional', inner: scalar } },
            tolerance: 0.01,
            place: place(74, 9),
          },
        },
        {
          kind: 'throws',
          call: { method: 'mean', arguments: { a: { kind: 'none' } }, place: place(75, 6) },
          code: located('TooLarge', 75, 30),
        },
      ],
      place: place(72, 1),
    },
  ],
  untestable: [{ title: located('Later', 80, 5), reason: 'no executable' }],
})

test('a fixture is the whole file, letter by letter', () => {
  expect(writeGenerated([unit]).get('fixtures/demo.json')).toBe(`{
  "$schema": "../schema/fixture.json",
  "format": 1,
  "file": "spec/units/demo.md",
  "unit": 1,
  "slug": "demo",
  "title": "Counting",
  "package": "packages/demo",
  "binary": "DEMO_000.01",
  "sha1": "0123456789abcdef0123456789abcdef01234567",
  "read": "2026-10-12",
  "evidence": "confirmed (code)",
  "tolerance": 0.00001,
  "functions": [
    {
      "key": "0x00001000",
      "address": ["0x00001000", "20:4"],
      "name": ["Counter_Add", "20:19"],
      "size": [4, "20:33"],
      "file": ["counter.cpp", "20:38"],
      "withoutCounterpart": ["not needed", "60:3"]
    }
  ],
  "constants": [
    {
      "key": "demo/HALF",
      "name": ["HALF", "30:4"],
      "kind": "float",
      "value": [0.5, "30:14"],
      "bits": ["0x3f000000", "30:20"],
      "meaning": ""
    },
    {
      "key": "demo/LIMIT",
      "name": ["LIMIT", "31:4"],
      "kind": "integer",
      "value": [100, "31:14"],
      "bits": ["0x64", "31:20"],
      "meaning": ""
    }
  ],
  "records": [
    {
      "name": ["Counter", "34:2"],
      "size": 16,
      "entries": [{ "offset": [0, "38:4"], "type": ["u32", "38:11"], "field": "count", "count": 1, "stride": 4 }]
    }
  ],
  "claims": [
    {
      "id": "demo/Counter_Add.adding",
      "section": "Counter_Add",
      "function": "0x00001000",
      "lead": ["Adding", "45:4"],
      "evidence": "inferred",
      "text": "Adding. The count grows by the amount, which is said at such a length here that it fits no single line."
    }
  ],
  "types": [],
  "suites": [
    { "kind": "cases", "headings": ["Means"], "at": "70:1", "signatures": [["mean(a: f32) → m: f32", "1:1"]] }
  ],
  "cases": [
    {
      "id": "demo/mean.one",
      "title": ["One", "72:5"],
      "headings": ["Means"],
      "suite": 0,
      "at": "72:1",
      "checks": [["demo/Counter_Add.adding", "73:9"]],
      "loops": [{ "for": "a", "in": [-0, { "bits": "0x7f800000" }] }],
      "statements": [
        {
          "call": "mean",
          "with": { "a": { "binding": "a" } },
          "at": "72:20",
          "times": 3,
          "expect": [{ "path": "m", "is": { "bits": "0x3dcccccd" }, "type": "f32", "at": "72:40" }]
        },
        { "let": "x", "call": "mean", "with": {}, "at": "73:7" },
        { "path": "x.m.n", "is": { "vector": [1, 2, 3] }, "type": "(f32 | none)[]", "within": 0.01, "at": "74:9" },
        { "call": "mean", "with": { "a": null }, "at": "75:6", "throws": ["TooLarge", "75:30"] }
      ]
    }
  ],
  "untestable": [
    { "title": ["Later", "80:5"], "reason": "no executable" }
  ]
}
`)
})
