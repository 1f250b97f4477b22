import type { Project, Strength, UnitModel } from '../../model/index.ts'
import { readStrengths, STRENGTH_FILE } from './file.ts'
import { strengthSources } from './sources.ts'

/**
 * The strength of the claims of a package, by their ids, as its file says it; nothing when nobody measured it on these
 * sources. `sha256` answers in hex.
 */
export function strengthsOf(
  project: Project,
  units: readonly UnitModel[],
  folder: string,
  sha256: (text: string) => string,
): ReadonlyMap<string, Strength> | undefined {
  return readStrengths(project.files.get(`${folder}/${STRENGTH_FILE}`), sha256(strengthSources(project, units, folder)))
}
