import type { UnitModel } from '../model/index.ts'
import { driverOf } from './driver/driverOf.ts'
import { fileStem } from './fileStem.ts'
import { fixtureOf } from './fixture/fixtureOf.ts'
import { printJson } from './printJson.ts'
import { SCHEMAS } from './schema/schemas.ts'

/**
 * Everything that is written from the units: text by path, relative to the folder of generated files.
 *
 * A unit gives its fixture, and its driver interface when it has anything to call. The schemas depend on no unit.
 * Same units, same text.
 */
export function writeGenerated(units: readonly UnitModel[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const [name, schema] of Object.entries(SCHEMAS)) files.set(`schema/${name}.json`, printJson(schema))
  for (const unit of units) for (const [path, text] of filesOf(unit)) files.set(path, text)
  return new Map([...files].sort(([left], [right]) => (left < right ? -1 : 1)))
}

/** What each unit gives. Every stage asks for it, and it takes as long as a good part of reading the unit. */
const written = new WeakMap<UnitModel, ReadonlyMap<string, string>>()

function filesOf(unit: UnitModel): ReadonlyMap<string, string> {
  const files = written.get(unit) ?? writeUnit(unit)
  written.set(unit, files)
  return files
}

function writeUnit(unit: UnitModel): ReadonlyMap<string, string> {
  const stem = fileStem(unit.frontMatter.slug)
  const files = new Map([[`fixtures/${stem}.json`, printJson(fixtureOf(unit))]])
  if (unit.suites.length > 0) files.set(`drivers/${stem}.ts`, driverOf(unit))
  return files
}
