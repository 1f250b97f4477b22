import type { Case, UnitModel } from '../../src/model/index.ts'
import { located, place, unitModel } from './models.ts'

/** Ends comments, strings, templates and lines, and then does something that can be seen. */
const ATTACKS = [
  '*/ globalThis.ran = 1 /*',
  '`); globalThis.ran = 1 //`',
  "'; globalThis.ran = 1; '",
  '"; globalThis.ran = 1; "',
  '${globalThis.ran = 1}',
  '\n globalThis.ran = 1 \r\n',
  '\u2028globalThis.ran = 1\u2029',
  '}\n globalThis.ran = 1\n {',
  '\\',
  "\\'",
  '\u202Eright to left\u202C\u0000\uD800',
  '__proto__',
  'constructor',
  'class',
  '',
] as const

/** A unit that no reader would let through: every name and every text is an attack. */
export function hostileUnit(): UnitModel {
  const number = { kind: 'scalar', name: 'f32' } as const
  const fields = ATTACKS.map((name) => ({ name, type: number, fallback: { kind: 'text', value: name } }) as const)
  const evil = ATTACKS.join('')
  const base = unitModel()
  return unitModel({
    file: `spec/${evil}.md`,
    frontMatter: { ...base.frontMatter, slug: 'hostile', title: evil, package: evil },
    claims: ATTACKS.map((text) => ({
      id: text,
      section: text,
      lead: located(text),
      text,
      evidence: 'choice',
    })),
    types: [
      ...ATTACKS.map((name) => ({ name: located(name), type: { kind: 'record', fields } as const })),
      { name: located('Promise'), type: { kind: 'enumeration', members: ATTACKS } },
      { name: located('HostileDriver'), type: { kind: 'list', element: { kind: 'named', name: evil } } },
      { name: located('Vec3'), type: { kind: 'list', element: { kind: 'scalar', name: 'vec3' } } },
    ],
    suites: [
      {
        kind: 'steps',
        headings: [evil],
        place: place(),
        signatures: ATTACKS.map((name) => ({
          name: located(name),
          parameters: fields,
          result: { kind: 'named', fields },
        })),
      },
    ],
    cases: ATTACKS.map(hostileCase),
    untestable: ATTACKS.map((title) => ({ title: located(title), reason: title })),
  })
}

function hostileCase(text: string): Case {
  return {
    id: text,
    title: located(text),
    headings: [text],
    suite: 0,
    checks: ATTACKS.map((id) => located(id)),
    loops: [{ name: text, values: [{ kind: 'text', value: text }] }],
    statements: [
      {
        kind: 'throws',
        call: {
          method: text,
          arguments: Object.fromEntries([[text, { kind: 'symbol', value: text }]]),
          place: place(),
        },
        code: located(text),
      },
    ],
    place: place(),
  }
}
