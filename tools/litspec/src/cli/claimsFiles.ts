import { dirname, join, relative, sep } from 'node:path'
import type { UnitModel, Verdict } from '../model/index.ts'
import { CLAIMS_FILE, claimsText } from '../report/index.ts'
import type { Release } from '../report/index.ts'
import type { Repository } from './disk/loadProject.ts'
import { decode, readBytes } from './disk/readFile.ts'

/**
 * The file of claims of each package, by its path: of the package that a folder is in, or else of all.
 *
 * The release of the documents is that of the manifest nearest above them.
 */
export function claimsFiles(
  { root, hashes }: Repository,
  units: readonly UnitModel[],
  { claims: verdicts }: Verdict,
  folder: string,
): ReadonlyMap<string, string> {
  const here = relative(root, folder).split(sep).join('/')
  const all = [...new Set(units.map(({ frontMatter }) => frontMatter.package))].sort()
  const own = all.filter((name) => `${here}/`.startsWith(`${name}/`))
  const hashOf = (file: string): string => hashes.get(file) as string
  return new Map(
    (own.length > 0 ? own : all).map((name) => {
      const ofPackage = units.filter(({ frontMatter }) => frontMatter.package === name)
      const specification = releaseAbove(root, dirname((ofPackage[0] as UnitModel).file))
      const release = releaseAbove(root, name)
      return [
        `${name}/${CLAIMS_FILE}`,
        claimsText({ package: release, specification, units: ofPackage, verdicts, hashOf }),
      ]
    }),
  )
}

/** Name and version of the nearest manifest, from a folder upwards to the root. */
function releaseAbove(root: string, folder: string): Release {
  const bytes = readBytes(join(root, folder, 'package.json'))
  const { name, version } = (bytes === undefined ? {} : JSON.parse(decode(bytes))) as Partial<Release>
  if (name !== undefined && version !== undefined) return { name, version }
  if (folder === '.') return { name: '', version: '0.0.0' }
  return releaseAbove(root, dirname(folder))
}
