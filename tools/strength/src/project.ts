import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { globSync } from 'tinyglobby'
import { readConfig, readUnits } from '@coney/litspec'
import type { Config, UnitModel } from '@coney/litspec'

const CONFIG = 'litspec.config.json'

/** What is measured. litspec is not: it would run its cases with itself. */
const PACKAGES = 'packages/'

/** A repository, or a copy of one, as it is on the disk. */
export class Project {
  readonly config: Config
  readonly units: readonly UnitModel[]
  /** The documents, and the sources and tests of packages, by path. */
  readonly files: ReadonlyMap<string, string>
  /** The module that stands for each package, by its name. */
  readonly entries: ReadonlyMap<string, string>

  constructor(root: string) {
    const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')
    const { config, findings } = readConfig(CONFIG, textOf(CONFIG))
    if (config === undefined) throw new Error(findings.map(({ reason }) => reason).join('\n'))
    const paths = globSync([config.units, ...config.packages.map((folder) => `${folder}/{src,test}/**/*.ts`)], {
      cwd: root,
      ignore: ['**/node_modules/**'],
    })
    this.config = config
    this.files = new Map(paths.sort().map((path) => [path, textOf(path)]))
    this.units = readUnits(this).units
    const manifests = globSync(['packages/*/package.json', 'tools/trials/package.json'], { cwd: root })
    this.entries = new Map(
      manifests.map((path) => {
        const { name, exports } = JSON.parse(textOf(path)) as Manifest
        return [name, join(dirname(path), exports['.'].source)]
      }),
    )
  }

  /** Packages that have a unit, `packages/rays`. */
  get folders(): readonly string[] {
    const all = this.units.map(({ frontMatter }) => frontMatter.package)
    return [...new Set(all)].filter((folder) => folder.startsWith(PACKAGES)).sort()
  }

  /** Ids of the claims of a package. */
  claimsOf(folder: string): ReadonlySet<string> {
    const own = this.units.filter(({ frontMatter }) => frontMatter.package === folder)
    return new Set(own.flatMap(({ claims }) => claims.map(({ id }) => id)))
  }
}

interface Manifest {
  readonly name: string
  readonly exports: { readonly '.': { readonly source: string } }
}
