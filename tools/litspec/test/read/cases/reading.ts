import { expect } from 'vitest'
import type { Call, Case, Expectation, Finding, Statement } from '../../../src/model/index.ts'
import { readCases } from '../../../src/read/cases/read.ts'
import type { CasesReading } from '../../../src/read/cases/read.ts'
import { parseDocument } from '../../../src/read/document/parse.ts'
import { sectionsOf } from '../../../src/read/document/sections.ts'
import { readTypes } from '../../../src/read/types/read.ts'
import { formatValue } from '../../../src/read/values/format.ts'
import { line } from '../notation.ts'

export interface Reading extends CasesReading {
  /** The findings, each in one line. */
  readonly lines: readonly string[]
}

/**
 * Reads the body of a section `Cases`; its first line is line 3. The unit is `demo`, its tolerance 1e-5.
 * The same text with other line endings, and further down in its file, must read the same.
 */
export function readBody(body: string): Reading {
  const text = `## Cases\n\n${body}\n`
  const reading = readText(text)
  expect(readText(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toStrictEqual(reading)
  const lower = readText(`Three.\n\n\n${text}`)
  expect(lower.findings.map((finding) => line(shift(finding)))).toStrictEqual(reading.findings.map(line))
  expect(lower.cases.map(({ id }) => id)).toStrictEqual(reading.cases.map(({ id }) => id))
  return { ...reading, lines: reading.findings.map(line) }
}

/** Reads a document that has a section `Cases`. */
export function readText(text: string): CasesReading {
  const document = parseDocument('spec/units/demo.md', text)
  const section = sectionsOf(document).find(({ title }) => title.value === 'Cases')
  if (!section) throw new Error('no section')
  const { types, findings: wrong } = readTypes(document)
  const { suites, cases, untestable, unbound, findings } = readCases({
    document,
    section,
    unit: 'demo',
    tolerance: 1e-5,
    types,
  })
  return { suites, cases, untestable, unbound, findings: [...wrong, ...findings] }
}

function shift(finding: Finding): Finding {
  const { start, end, file } = finding.place
  return { ...finding, place: { file, start: { ...start, line: start.line - 3 }, end: { ...end, line: end.line - 3 } } }
}

/** A case in words: its loops and statements, with every argument that was filled in. */
export function spell({ loops, statements }: Case): readonly string[] {
  return [
    ...loops.map(({ name, values }) => `for ${name} in [${values.map(formatValue).join(', ')}]`),
    ...statements.map(spellStatement),
  ]
}

function spellStatement(statement: Statement): string {
  switch (statement.kind) {
    case 'call': {
      const times = statement.times === 1 ? '' : ` × ${statement.times}`
      const expected = statement.expected.map(
        ({ path, expectation }) => ` → ${path.join('.')} ${spellExpectation(expectation)}`,
      )
      return `${spellCall(statement.call)}${times}${expected.join(',')}`
    }
    case 'let':
      return `let ${statement.name} = ${spellCall(statement.call)}`
    case 'expect':
      return `then ${[statement.name, ...statement.path].join('.')} ${spellExpectation(statement.expectation)}`
    case 'throws':
      return `${spellCall(statement.call)} throws ${statement.code.value}`
  }
}

function spellCall({ method, arguments: values }: Call): string {
  const given = Object.entries(values).map(([name, value]) => `${name} = ${formatValue(value)}`)
  return `${method}(${given.join(', ')})`
}

function spellExpectation({ value, tolerance }: Expectation): string {
  return tolerance === 1e-5 ? formatValue(value) : `≈ ${formatValue(value)} ± ${tolerance}`
}
