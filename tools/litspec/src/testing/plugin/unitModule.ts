import { posix } from 'node:path'
import type { Case, Finding, Place, Statement, UnitModel } from '../../model/index.ts'
import type { Script } from '../runtime/script.ts'
import { anchorCode } from './anchorCode.ts'
import type { MappedCode } from './anchorCode.ts'
import { literal } from './literal.ts'

/** The module that generated code imports; the plugin resolves it to the runtime beside itself. */
export const RUNTIME = '@coney/litspec/runtime'

/** The Vitest file that a unit is. */
export function unitModule(unit: UnitModel, text: string): MappedCode {
  const { types, suites, cases } = unit
  const script: Script = { text, types, suites, cases }
  const places = [...suites.map((suite) => suite.place), ...cases.flatMap(placesOf)]
  const driver = suites.length > 0 ? `import{createDriver}from${JSON.stringify(driverFrom(unit))};` : 'const createDriver=undefined;'
  return anchorCode(
    text,
    places,
    `import{defineUnit}from${JSON.stringify(RUNTIME)};${driver}const anchors=new Map(`,
    `);defineUnit(${literal(script)},createDriver,anchors)\n`,
  )
}

/** The Vitest file that a document with findings is: every finding fails a test of its own. */
export function findingsModule(findings: readonly Finding[], text: string): MappedCode {
  return anchorCode(
    text === '' ? ' ' : text,
    findings.map((finding) => finding.place),
    `import{defineFindings}from${JSON.stringify(RUNTIME)};const anchors=new Map(`,
    `);defineFindings(${literal(findings)},anchors)\n`,
  )
}

/** The driver of a unit as the unit imports it. */
function driverFrom(unit: UnitModel): string {
  const path = posix.relative(posix.dirname(unit.file), `${unit.frontMatter.package}/test/driver.ts`)
  return path.startsWith('.') ? path : `./${path}`
}

/** Every place of a case that a failure can point at. */
function placesOf(source: Case): Place[] {
  return [source.title.place, ...source.statements.flatMap(placesIn)]
}

function placesIn(statement: Statement): Place[] {
  switch (statement.kind) {
    case 'call':
      return [statement.call.place, ...statement.expected.map(({ expectation }) => expectation.place)]
    case 'let':
      return [statement.call.place]
    case 'expect':
      return [statement.expectation.place]
    case 'throws':
      return [statement.call.place, statement.code.place]
  }
}
