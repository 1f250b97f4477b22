import type { Loader } from 'astro/loaders'
import { renderArticle } from '../render/article.ts'
import { readText } from '../specification/disk.ts'
import { specification } from '../specification/load.ts'
import { pageLoader } from './load-pages.ts'

const ARTICLES = { specification: 'spec/README.md', contributing: 'CONTRIBUTING.md' }

/** Files about the specification as pages. */
export function articleLoader(): Loader {
  return pageLoader('articles', async function* () {
    const { root } = specification()
    for (const [id, file] of Object.entries(ARTICLES)) {
      yield { id, ...(await renderArticle(file, readText(root, file))), data: { file } }
    }
  })
}
