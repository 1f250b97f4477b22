import type { Loader } from 'astro/loaders'
import { apiEntries } from '../api/entries.ts'
import { renderGallery } from '../render/gallery.ts'
import { renderUnit } from '../render/unit.ts'
import type { RenderedUnit } from '../render/unit.ts'
import { picturesFor } from '../site/pictures.ts'
import { specification } from '../specification/load.ts'
import { progressOf } from '../specification/progress.ts'
import { pageLoader } from './load-pages.ts'

let rendered: ReadonlyMap<string, RenderedUnit> | undefined

function renderedUnits(): ReadonlyMap<string, RenderedUnit> {
  const spec = specification()
  rendered ??= new Map(
    spec.units.map((unit) => {
      const page = renderUnit(unit, spec, apiEntries(spec.root), picturesFor(unit, spec))
      return [unit.frontMatter.slug, page]
    }),
  )
  return rendered
}

/** Every unit of the specification as a page. */
export function unitLoader(): Loader {
  return pageLoader('units', () => {
    const spec = specification()
    return spec.units.flatMap((unit) => {
      const { slug, title, package: folder, unit: number, evidence, binary, sha1, read } = unit.frontMatter
      const data = {
        folder,
        number: String(number),
        evidence,
        file: unit.file,
        ...(binary === undefined ? {} : { origin: { binary, sha1, read } }),
        progress: progressOf(unit, spec),
      }
      const page = renderedUnits().get(slug)
      return page === undefined ? [] : { ...page, id: slug, title, data }
    })
  })
}

/** The pictures of a unit that have no room beside their cases, a page for each unit that has some. */
export function galleryLoader(): Loader {
  return pageLoader('galleries', function* () {
    for (const {
      frontMatter: { slug, title },
    } of specification().units) {
      const drawn = renderedUnits().get(slug)?.drawn ?? []
      if (drawn.length === 0) continue
      yield { id: slug, title: `${title}: pictures`, html: renderGallery(drawn), headings: [], data: { unit: title } }
    }
  })
}
