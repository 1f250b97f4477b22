import { apiEntries } from '../api/entries.ts'
import { renderGallery } from '../render/gallery.ts'
import { renderUnit } from '../render/unit.ts'
import type { RenderedUnit } from '../render/unit.ts'
import { picturesFor } from '../site/pictures.ts'
import { specification } from '../specification/load.ts'
import { progressOf } from '../specification/progress.ts'
import type { Progress } from '../specification/progress.ts'

/** A unit as a page, and what is told beside it. */
export interface UnitPage extends RenderedUnit {
  readonly slug: string
  readonly folder: string
  readonly file: string
  /** Where and when it was read, for units about the executable. */
  readonly origin: { readonly binary: string; readonly read: string } | undefined
  readonly progress: Progress
}

let pages: readonly UnitPage[] | undefined

/** Every unit of the specification. */
export function unitPages(): readonly UnitPage[] {
  const spec = specification()
  pages ??= spec.units.map((unit) => {
    const { slug, title, package: folder, binary, read } = unit.frontMatter
    return {
      ...renderUnit(unit, spec, apiEntries(spec.root), picturesFor(unit, spec)),
      slug,
      title,
      folder,
      file: unit.file,
      origin: binary === undefined || read === undefined ? undefined : { binary, read },
      progress: progressOf(unit, spec),
    }
  })
  return pages
}

/** The pictures of a unit that have no room beside their cases, as HTML. */
export function gallery({ drawn }: UnitPage): string | undefined {
  return drawn.length === 0 ? undefined : renderGallery(drawn)
}
