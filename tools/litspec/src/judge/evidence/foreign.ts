import type { Evidence, Finding, UnitModel } from '../../model/index.ts'
import { suggestionFor, unexpected } from '../../read/index.ts'
import { startOf } from '../places.ts'

/**
 * Whether evidence speaks of something else than the unit as it is: of another unit, another fixture,
 * a case that the unit does not have, or a function that neither a table nor a tag names.
 */
export function foreignness(
  file: string,
  evidence: Evidence,
  unit: UnitModel,
  fixture: string | undefined,
  functions: ReadonlySet<string>,
): Finding | undefined {
  const { slug } = unit.frontMatter
  if (evidence.unit !== slug) return foreign(file, `evidence of \`${evidence.unit}\``, `evidence of \`${slug}\``)
  if (evidence.fixture !== fixture) {
    return foreign(file, 'evidence of another fixture', `evidence of the fixture that \`${unit.file}\` gives`)
  }
  return unknownCase(file, evidence, unit) ?? unknownFunction(file, evidence, functions)
}

function unknownCase(file: string, evidence: Evidence, unit: UnitModel): Finding | undefined {
  const ids = new Set(unit.cases.map(({ id }) => id))
  const record = evidence.tests.find(({ kind, id }) => kind === 'case' && !ids.has(id))
  if (record === undefined) return undefined
  const meant = suggestionFor(record.id, ids)
  return foreign(file, `case \`${record.id}\``, meant === undefined ? `a case of \`${unit.file}\`` : `\`${meant}\``)
}

function unknownFunction(file: string, evidence: Evidence, functions: ReadonlySet<string>): Finding | undefined {
  for (const { id, ran } of evidence.tests) {
    const key = ran.find((one) => !functions.has(one))
    if (key !== undefined) return foreign(file, `function \`${key}\` that \`${id}\` ran`, 'functions of the units')
  }
  return undefined
}

/** A finding about evidence that speaks of something else than it should. */
export function foreign(file: string, found: string, expected: string): Finding {
  return unexpected('evidence/foreign', startOf(file), found, expected, {
    note: 'Run the tests again, or delete the file when nothing writes it any more.',
  })
}
