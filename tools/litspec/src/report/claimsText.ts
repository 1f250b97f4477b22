import type { ClaimVerdict, UnitModel } from '../model/index.ts'
import { printJson } from '../write/index.ts'
import type { Json } from '../write/index.ts'

/** The name of the file of claims in the folder of a package. */
export const CLAIMS_FILE = 'claims.json'

/** A name and a version, as a `package.json` states them. */
export interface Release {
  readonly name: string
  readonly version: string
}

/** What one release claims. */
export interface Claims {
  readonly package: Release
  /** The release of the documents. */
  readonly specification: Release
  /** The units that the package implements. */
  readonly units: readonly UnitModel[]
  /** Of every claim, those of other packages too. */
  readonly verdicts: readonly ClaimVerdict[]
  /** SHA-256 (hex) of a unit's document. */
  readonly hashOf: (file: string) => string
}

/** The claims of a package as a file that travels with it: who installs it can see what this release keeps. */
export function claimsText({ package: release, specification, units, verdicts, hashOf }: Claims): string {
  return printJson({
    format: 1,
    package: release.name,
    version: release.version,
    specification: { name: specification.name, version: specification.version },
    units: units.map((unit) => unitOf(unit, verdicts, hashOf(unit.file))),
  })
}

function unitOf({ file, frontMatter }: UnitModel, verdicts: readonly ClaimVerdict[], sha256: string): Json {
  const { slug, title, binary, sha1, read } = frontMatter
  const claims = verdicts.filter(({ unit }) => unit === slug)
  return { slug, title, file, sha256, binary, sha1, read, claims: claims.map(claimOf) }
}

function claimOf({ claim, standing, checkedBy }: ClaimVerdict): Json {
  return { id: claim.id, lead: claim.lead.value, standing, evidence: claim.evidence, checks: checkedBy.length }
}
