import type { Loader } from 'astro/loaders'
import { renderSource } from '../render/source.ts'
import { specification } from '../specification/load.ts'
import type { Specification } from '../specification/specification.ts'
import { pageLoader } from './load-pages.ts'

/** The files that pages lead to, line by line. */
export function sourceLoader(): Loader {
  return pageLoader('sources', async function* () {
    const spec = specification()
    for (const file of linkedFiles(spec)) {
      yield { id: file, title: file, html: await renderSource(file, spec.files.get(file) ?? ''), headings: [] }
    }
  })
}

/** Documents, what proves their claims, tagged code, and everything in the packages, which the API leads to. */
function linkedFiles({ files, units, proofs, functions }: Specification): ReadonlySet<string> {
  return new Set([
    ...units.map(({ file }) => file),
    ...[...proofs.values()].flatMap(({ checks }) => checks.map(({ file }) => file)),
    ...[...functions.values()].flatMap(({ tags }) => tags.map(({ place }) => place.file)),
    ...[...files.keys()].filter((file) => /^packages\/[^/]+\/src\//.test(file)),
  ])
}
