import { renderArticle } from '../render/article.ts'
import type { RenderedPage } from '../render/unit.ts'
import { readText } from '../specification/disk.ts'
import { specification } from '../specification/load.ts'

const ARTICLES = {
  specification: 'spec/README.md',
  contributing: 'CONTRIBUTING.md',
  benchmarks: 'tools/bench/README.md',
}

/** Files about the specification as pages, by the address of the page. */
export async function articles(): Promise<ReadonlyMap<string, RenderedPage>> {
  const { root } = specification()
  const pages = Object.entries(ARTICLES).map(
    async ([name, file]) => [name, await renderArticle(file, (path) => readText(root, path))] as const,
  )
  return new Map(await Promise.all(pages))
}
