import { readFileSync } from 'node:fs'
import type { Loader } from 'astro/loaders'
import { apiFile } from '../api/entries.ts'
import { renderApi } from '../api/page.ts'
import { findFiles, readText } from '../specification/disk.ts'
import { specification } from '../specification/load.ts'
import { pageLoader } from './load-pages.ts'

/** The API of every published package. */
export function apiLoader(): Loader {
  return pageLoader('api', async function* () {
    const spec = specification()
    for (const file of findFiles(spec.root, ['packages/*/package.json'])) {
      const folder = file.slice(0, -'/package.json'.length)
      const { name, description } = JSON.parse(readText(spec.root, file)) as { name: string; description: string }
      const page = await renderApi(folder, readFileSync(apiFile(spec.root, folder), 'utf8'), spec)
      yield { id: folder.split('/')[1] as string, ...page, title: name, data: { description, folder } }
    }
  })
}
