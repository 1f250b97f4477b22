import type { ClaimVerdict, Strength, UnitModel } from '../model/index.ts'
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
  /** By the id of a claim, where it was measured on these sources. */
  readonly strengths: ReadonlyMap<string, Strength>
}

/** The claims of a package as a file that travels with it: who installs it can see what this release keeps. */
export function claimsText(claims: Claims): string {
  const { package: release, specification, units } = claims
  return printJson({
    format: 2,
    package: release.name,
    version: release.version,
    specification: { name: specification.name, version: specification.version },
    units: units.map((unit) => unitOf(unit, claims)),
  })
}

function unitOf({ file, frontMatter }: UnitModel, { verdicts, hashOf, strengths }: Claims): Json {
  const { slug, title, binary, sha1, read } = frontMatter
  const claims = verdicts
    .filter(({ unit }) => unit === slug)
    .map((verdict) => claimOf(verdict, strengths.get(verdict.claim.id)))
  return { slug, title, file, sha256: hashOf(file), binary, sha1, read, claims }
}

function claimOf({ claim, standing, checkedBy }: ClaimVerdict, measured: Strength | undefined): Json {
  const { id, lead, evidence } = claim
  const strength = measured === undefined ? null : { mutants: measured.mutants, killed: measured.killed }
  return { id, lead: lead.value, standing, strength, evidence, checks: checkedBy.length }
}
