import { posix } from 'node:path'
import type { Case, Finding, Place, Statement, UnitModel } from '../../model/index.ts'
import { wrap } from '../parcel.ts'
import type { Script } from '../runtime/script.ts'
import { anchorCode, anchorPieces } from './anchorCode.ts'
import type { MappedCode } from './anchorCode.ts'

/** The module that generated code imports; the plugin resolves it to the runtime beside itself. */
export const RUNTIME = '@coney/litspec/runtime'

/**
 * The Vitest file that a unit is:
 *
 *     import{defineUnit}from"@coney/litspec/runtime"
 *     import{createDriver}from"../../packages/rays/test/driver.ts"
 *     defineUnit([[1463,run=>run()],[1584,run=>run()],],createDriver,'…')
 *
 * Each import has a line of its own: Vite rewrites the specifier without telling the source map.
 */
export function unitModule(unit: UnitModel, text: string): MappedCode {
  const { types, suites, cases } = unit
  const script: Script = { text, types, suites, cases }
  const driver = suites.length > 0 ? importing('createDriver', driverFrom(unit)) : 'const createDriver=undefined\n'
  // The import of the driver stands for the package in the front matter: there it fails when there is no driver.
  const head = { offset: text.search(/^package:/m), code: `${driver}defineUnit([` }
  const anchors = anchorPieces([...suites.map((suite) => suite.place), ...cases.flatMap(placesOf)])
  const closing = `],createDriver,'${wrap(script)}')\n`
  return anchorCode(text, [head, ...anchors], importing('defineUnit', RUNTIME), closing)
}

/** The Vitest file that a document with findings is: every finding fails a test of its own. */
export function findingsModule(findings: readonly Finding[], text: string): MappedCode {
  const anchors = anchorPieces(findings.map((finding) => finding.place))
  const opening = `${importing('defineFindings', RUNTIME)}defineFindings([`
  return anchorCode(text, anchors, opening, `],'${wrap(findings)}')\n`)
}

function importing(name: string, from: string): string {
  return `import{${name}}from${JSON.stringify(from)}\n`
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
