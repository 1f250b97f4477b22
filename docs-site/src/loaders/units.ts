import type { Loader } from 'astro/loaders'
import { apiEntries } from '../api/entries.ts'
import { renderUnit } from '../render/unit.ts'
import { picturesFor } from '../site/pictures.ts'
import { specification } from '../specification/load.ts'
import { progressOf } from '../specification/progress.ts'
import { pageLoader } from './load-pages.ts'

/** Every unit of the specification as a page. */
export function unitLoader(): Loader {
  return pageLoader('units', () => {
    const spec = specification()
    return spec.units.map((unit) => {
      const { slug, package: folder, unit: number, evidence, binary, sha1, read } = unit.frontMatter
      const data = {
        folder,
        number: String(number),
        evidence,
        file: unit.file,
        ...(binary === undefined ? {} : { origin: { binary, sha1, read } }),
        progress: progressOf(unit, spec),
      }
      return { id: slug, ...renderUnit(unit, spec, apiEntries(spec.root), picturesFor(unit, spec)), data }
    })
  })
}
