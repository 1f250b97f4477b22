import { dirname, join, relative, sep } from 'node:path'
import type { Strength, UnitModel, Verdict } from '../model/index.ts'
import { CLAIMS_FILE, claimsText, strengthsOf } from '../report/index.ts'
import type { Release } from '../report/index.ts'
import type { Repository } from './disk/loadProject.ts'
import { decode, readBytes, sha256 } from './disk/readFile.ts'

/** Files of claims. */
export interface ClaimsFiles {
  /** By path. */
  readonly files: ReadonlyMap<string, string>
  /** Folders of the packages of which nobody measured the strength of claims, or did on other sources. */
  readonly unmeasured: readonly string[]
}

/**
 * The file of claims of each package, by its path: of the package that a folder is in, or else of all.
 *
 * The release of the documents is that of the manifest nearest above them.
 */
export function claimsFiles(
  { root, project, hashes }: Repository,
  units: readonly UnitModel[],
  { claims: verdicts }: Verdict,
  folder: string,
): ClaimsFiles {
  const here = relative(root, folder).split(sep).join('/')
  const all = [...new Set(units.map(({ frontMatter }) => frontMatter.package))].sort()
  const own = all.filter((name) => `${here}/`.startsWith(`${name}/`))
  const hashOf = (file: string): string => hashes.get(file) as string
  const unmeasured: string[] = []
  const files = new Map(
    (own.length > 0 ? own : all).map((name): [string, string] => {
      const strengths = strengthsOf(project, units, name, sha256)
      if (strengths === undefined) unmeasured.push(name)
      const ofPackage = units.filter(({ frontMatter }) => frontMatter.package === name)
      const specification = releaseAbove(root, dirname((ofPackage[0] as UnitModel).file))
      const release = releaseAbove(root, name)
      return [
        `${name}/${CLAIMS_FILE}`,
        claimsText({
          package: release,
          specification,
          units: ofPackage,
          verdicts,
          hashOf,
          strengths: strengths ?? new Map<string, Strength>(),
        }),
      ]
    }),
  )
  return { files, unmeasured }
}

/** Name and version of the nearest manifest, from a folder upwards to the root. */
function releaseAbove(root: string, folder: string): Release {
  const bytes = readBytes(join(root, folder, 'package.json'))
  const { name, version } = (bytes === undefined ? {} : JSON.parse(decode(bytes))) as Partial<Release>
  if (name !== undefined && version !== undefined) return { name, version }
  if (folder === '.') return { name: '', version: '0.0.0' }
  return releaseAbove(root, dirname(folder))
}
