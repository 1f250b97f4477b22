import { cases } from './casesPass.ts'
import { claims } from './claims/claims.ts'
import { listNumbers } from './claims/listNumbers.ts'
import { notAnItem } from './claims/notAnItem.ts'
import { outsideSection } from './claims/outsideSection.ts'
import { unmarked } from './claims/unmarked.ts'
import { constants } from './constants/constants.ts'
import { frontMatter } from './frontMatter/frontMatter.ts'
import { functions } from './functions/functions.ts'
import { openingLine } from './functions/openingLine.ts'
import { overlap } from './functions/overlap.ts'
import { withoutCounterpart } from './functions/withoutCounterpart.ts'
import { outline } from './outline/outline.ts'
import { strayHeadings } from './outline/strayHeadings.ts'
import { title } from './outline/title.ts'
import type { Pass } from './pass.ts'
import { records } from './records/records.ts'
import { fences } from './shape/fences.ts'
import { html } from './shape/html.ts'
import { strayTables } from './shape/strayTables.ts'
import { tables } from './shape/tables.ts'
import { types } from './typesPass.ts'

/** Everything that is read from a unit, in this order: each pass stands on what the ones above it read. */
export const PASSES: readonly Pass[] = [
  html,
  fences,
  tables,
  listNumbers,
  notAnItem,
  frontMatter,
  title,
  functions,
  overlap,
  withoutCounterpart,
  outline,
  strayHeadings,
  strayTables,
  openingLine,
  constants,
  records,
  claims,
  outsideSection,
  unmarked,
  types,
  cases,
]
