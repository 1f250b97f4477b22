import type { UnitModel } from '@coney/litspec'
import type { Pictures } from '../site/pictures.ts'
import { playCases } from '../site/play-cases.ts'
import type { PlayCase } from '../site/play-cases.ts'
import type { Specification } from '../specification/specification.ts'
import { markCases } from './cases.ts'
import type { DrawnCase } from './cases.ts'
import { countClaims, markClaims } from './claims.ts'
import { markHex, scrollWideBlocks } from './code.ts'
import { illustrateSections } from './figure.ts'
import { linkFunctions } from './functions.ts'
import type { ApiOf } from './functions.ts'
import { anchorHeadings } from './headings.ts'
import type { Heading } from './headings.ts'
import { linkPages } from './links.ts'
import { parsePage, printPage } from './markdown.ts'
import { Places } from './places.ts'

export interface RenderedPage {
  readonly title: string
  readonly html: string
  readonly headings: readonly Heading[]
}

export interface RenderedUnit extends RenderedPage {
  /** Cases whose pictures stand on a page of their own. */
  readonly drawn: readonly DrawnCase[]
}

/** The page of a unit: its document, with every claim and case marked by how it stands. */
export function renderUnit(
  unit: UnitModel,
  specification: Specification,
  apiOf: ApiOf,
  pictures: Pictures,
): RenderedUnit {
  const source = specification.files.get(unit.file) ?? ''
  const root = parsePage(source)
  linkPages(root, unit.file)
  const { title, headings } = anchorHeadings(root)
  const places = new Places(root)
  markClaims(unit, places, specification)
  const drawn = markCases(unit, places, specification, pictures, playsOf(unit, specification))
  illustrateSections(root, pictures.ofUnit)
  linkFunctions(root, unit, places, specification, apiOf)
  markHex(root)
  scrollWideBlocks(root)
  const shown = countClaims(root)
  if (shown !== unit.claims.length) {
    throw new Error(`Unexpected ${shown} claims on the page of ${unit.file}, expected ${unit.claims.length}`)
  }
  return { title, html: printPage(root), headings, drawn }
}

function playsOf({ frontMatter: { slug } }: UnitModel, { files }: Specification): readonly PlayCase[] {
  return playCases(files.get(`generated/fixtures/${slug}.json`) ?? '{"cases":[]}')
}
