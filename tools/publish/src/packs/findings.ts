import { posix } from 'node:path'
import type { Unit } from '../specification/units.ts'
import type { Standing } from '../specification/verdict.ts'
import type { Release } from '../workspace/releases.ts'

/** What every package carries. */
const NEEDED = ['CHANGELOG.md', 'LICENSE', 'README.md', 'claims.json', 'package.json']

/** What no package carries. */
const UNWANTED =
  /(^|\/)(\.evidence|\.turbo|coverage|node_modules)\/|^test\/|\.(tsbuildinfo|tgz|log)$|\.test\.|\.api\.md$/

/** What is committed of the specification: what it says, and how its claims stand. */
export interface Specification {
  readonly units: readonly Unit[]
  readonly verdict: readonly Standing[]
}

/** What is wrong with the files of a package that is to be published. */
export function packFindings(
  { folder }: Release,
  files: ReadonlyMap<string, string>,
  specification: Specification,
): string[] {
  const missing = NEEDED.filter((path) => !files.has(path)).map((path) => `Unexpected absence of ${path}`)
  const unwanted = [...files.keys()].filter((path) => UNWANTED.test(path)).map((path) => `Unexpected file ${path}`)
  return [
    ...missing,
    ...unwanted,
    ...[...files].flatMap(([path, text]) => [...mapFindings(path, text, files), ...staleFindings(path, files)]),
    ...manifestFindings(files.get('package.json') ?? '{}', files),
    ...claimsFindings(folder, files, specification),
  ]
}

/** Maps lead to files of the package, and whatever names a map has it. */
function mapFindings(path: string, text: string, files: ReadonlyMap<string, string>): string[] {
  const here = posix.dirname(path)
  const named = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(text)?.[1]
  if (/\.[jt]s$/.test(path) && path.startsWith('dist/') && named !== undefined && !files.has(posix.join(here, named)))
    return [`Unexpected map ${named} of ${path}, expected one in the package`]
  if (!path.endsWith('.map')) return []
  const { sources } = JSON.parse(text) as { sources: string[] }
  return sources
    .filter((source) => !files.has(posix.join(here, source)))
    .map((source) => `Unexpected source ${source} of ${path}, expected one in the package`)
}

/** Whatever was compiled has a source: what is left of an earlier one is not to be published. */
function staleFindings(path: string, files: ReadonlyMap<string, string>): string[] {
  const stem = /^dist\/(.+?)(?:\.d\.ts|\.js)(?:\.map)?$/.exec(path)?.[1]
  if (stem === undefined || files.has(`src/${stem}.ts`)) return []
  return [`Unexpected file ${path}, expected its source src/${stem}.ts: remove dist and compile again`]
}

function manifestFindings(text: string, files: ReadonlyMap<string, string>): string[] {
  const { exports, ...manifest } = JSON.parse(text) as Record<string, unknown>
  const entries = Object.entries((exports ?? {}) as Record<string, Record<string, string>>)
  const wanted = ['description', 'engines', 'files', 'keywords', 'license', 'name', 'sideEffects', 'type', 'version']
  return [
    ...wanted.filter((key) => manifest[key] === undefined).map((key) => `Unexpected manifest without ${key}`),
    ...(/"workspace:/.test(JSON.stringify(manifest['dependencies'] ?? {}))
      ? ['Unexpected dependency on the workspace']
      : []),
    ...(entries.length === 0 ? ['Unexpected manifest without exports'] : []),
    ...entries.flatMap(([key, conditions]) =>
      Object.keys(conditions).join() === 'types,default'
        ? []
        : [`Unexpected conditions ${Object.keys(conditions).join()} of ${key}, expected types,default`],
    ),
    ...entries
      .flatMap(([, conditions]) => Object.values(conditions))
      .filter((path) => !files.has(path.replace(/^\.\//, '')))
      .map((path) => `Unexpected export ${path}, expected a file of the package`),
  ]
}

/** The claims are those of the verdict, of this release, and proven. */
function claimsFindings(
  folder: string,
  files: ReadonlyMap<string, string>,
  { units, verdict }: Specification,
): string[] {
  const text = files.get('claims.json')
  if (text === undefined) return []
  const claims = JSON.parse(text) as Claims
  const manifest = JSON.parse(files.get('package.json') ?? '{}') as { name: string; version: string }
  const slugs = new Set(units.filter((unit) => unit.package === folder).map(({ slug }) => slug))
  const lineOf = ({ id, standing, evidence, checks }: Omit<Standing, 'unit'>): string =>
    `${standing} by ${checks}, ${evidence}: ${id}`
  const said = new Set(claims.units.flatMap((unit) => unit.claims.map(lineOf)))
  const judged = new Set(verdict.filter(({ unit }) => slugs.has(unit)).map(lineOf))
  return [
    ...(claims.package === manifest.name && claims.version === manifest.version
      ? []
      : [`Unexpected claims of ${claims.package} ${claims.version}, expected ${manifest.name} ${manifest.version}`]),
    ...(judged.size === 0 ? ['Unexpected package without claims'] : []),
    ...[...judged]
      .filter((line) => !said.has(line))
      .map((line) => `Unexpected claims.json without "${line}" of the verdict`),
    ...[...said]
      .filter((line) => !judged.has(line))
      .map((line) => `Unexpected claim "${line}", which is not of the verdict`),
    ...[...said]
      .filter((line) => !line.startsWith('proven '))
      .map((line) => `Unexpected claim "${line}", expected it proven`),
  ]
}

interface Claims {
  readonly package: string
  readonly version: string
  readonly units: readonly { readonly claims: readonly Omit<Standing, 'unit'>[] }[]
}
