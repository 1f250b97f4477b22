import type { Inspection } from '../../judge/index.ts'
import type { Place, Standing, UnitModel, Verdict } from '../../model/index.ts'
import type { Table } from './table.ts'

/** What tables are made of. */
export interface Survey {
  /** The units that are asked for. */
  readonly units: readonly UnitModel[]
  readonly inspection: Inspection
  readonly verdict: Verdict
  readonly standing?: Standing
}

export type TableOf = (survey: Survey) => Table

/** Everything that can be listed. */
export const TABLES: Readonly<Record<string, TableOf>> = { units, functions, claims, cases, constants }

function units({ units: asked, verdict }: Survey): Table {
  return {
    titles: ['unit', 'title', 'functions', 'constants', 'claims', 'proven', 'cases', 'package'],
    rows: asked.map(({ frontMatter, ...unit }) => [
      frontMatter.slug,
      frontMatter.title,
      unit.functions.length,
      unit.constants.length,
      unit.claims.length,
      verdict.claims.filter((claim) => claim.unit === frontMatter.slug && claim.standing === 'proven').length,
      unit.cases.length,
      frontMatter.package,
    ]),
  }
}

function functions({ units: asked, inspection }: Survey): Table {
  const code = codeByKey(inspection)
  return {
    titles: ['function', 'name', 'bytes', 'file', 'claims', 'code'],
    rows: asked.flatMap((unit) =>
      unit.functions.map((row) => [
        row.key,
        row.name.value,
        row.size?.value ?? 'unknown',
        row.file.value,
        unit.claims.filter((claim) => claim.function === row.key).length,
        row.withoutCounterpart === undefined ? (code.get(row.key) ?? 'none') : 'without counterpart',
      ]),
    ),
  }
}

function claims({ units: asked, verdict, standing }: Survey): Table {
  const slugs = new Set(asked.map(({ frontMatter }) => frontMatter.slug))
  const found = verdict.claims.filter(
    (one) => slugs.has(one.unit) && (standing === undefined || one.standing === standing),
  )
  return {
    titles: ['standing', 'checks', 'evidence', 'claim', 'place'],
    rows: found.map(({ standing: is, checkedBy, claim }) => [
      is,
      checkedBy.length,
      claim.evidence,
      claim.id,
      spot(claim.lead.place),
    ]),
  }
}

function cases({ units: asked }: Survey): Table {
  return {
    titles: ['case', 'checks', 'place'],
    rows: asked.flatMap((unit) =>
      unit.cases.map(({ id, checks, place }) => [id, checks.map(({ value }) => value).join(' '), spot(place)]),
    ),
  }
}

function constants({ units: asked, inspection }: Survey): Table {
  const code = codeByKey(inspection)
  return {
    titles: ['constant', 'value', 'bits', 'code'],
    rows: asked.flatMap((unit) =>
      unit.constants.map(({ key, value, bits }) => [
        key,
        value.value,
        `0x${bits.value.toString(16).padStart(8, '0')}`,
        code.get(key) ?? 'none',
      ]),
    ),
  }
}

function codeByKey({ tags }: Inspection): ReadonlyMap<string, string> {
  return new Map(tags.map(({ key, declaration, place }) => [key, `${spot(place)} ${declaration}`]))
}

function spot({ file, start }: Place): string {
  return `${file}:${start.line}`
}
