import type { Finding, Project, UnitModel } from '../model/index.ts'
import { matchesGlob } from './glob.ts'
import { distinctUnits } from './links/distinctUnits.ts'
import { linkUnits } from './links/linkUnits.ts'
import { readUnit } from './readUnit.ts'

/** What was read of all documents. */
export interface UnitsReading {
  /** Those that can be told apart; wrong parts are left out of them. */
  readonly units: readonly UnitModel[]
  /** What is wrong with each, and with what one says of another. */
  readonly findings: readonly Finding[]
}

/** Reads every unit of a project, sorted by path, and links them. Of units with one slug only the first goes on. */
export function readUnits({ config, files }: Project): UnitsReading {
  const paths = [...files.keys()].filter((path) => matchesGlob(config.units, path)).toSorted()
  const readings = paths.map((path) => readUnit(path, files.get(path) ?? '', config))
  const units = readings.flatMap(({ unit }) => unit ?? [])
  const found = readings.flatMap((reading) => reading.findings)
  const findings = [...found, ...linkUnits(units, config, found)]
  return { units: distinctUnits(units), findings }
}
