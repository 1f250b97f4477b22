import type { Finding, Project, UnitModel } from '../model/index.ts'
import { matchesGlob } from './glob.ts'
import { distinctUnits } from './links/distinctUnits.ts'
import { linkUnits } from './links/linkUnits.ts'
import { readUnit } from './readUnit.ts'

/** Reads every unit of a project, sorted by path, and links them. Of units with one slug only the first goes on. */
export function readUnits({ config, files }: Project): { units: UnitModel[]; findings: Finding[] } {
  const paths = [...files.keys()].filter((path) => matchesGlob(config.units, path)).toSorted()
  const readings = paths.map((path) => readUnit(path, files.get(path) ?? '', config))
  const units = readings.flatMap(({ unit }) => unit ?? [])
  const found = readings.flatMap((reading) => reading.findings)
  const findings = [...found, ...linkUnits(units, config, found)]
  return { units: distinctUnits(units), findings }
}
