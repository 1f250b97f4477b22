import type { Loader, LoaderContext } from 'astro/loaders'
import type { RenderedPage } from '../render/unit.ts'

interface Page extends RenderedPage {
  readonly id: string
  readonly data?: Record<string, unknown>
}

/** A loader of pages that are made anew each time: reading them is cheaper than knowing that nothing changed. */
export function pageLoader(name: string, pages: () => AsyncIterable<Page> | Iterable<Page>): Loader {
  return {
    name,
    async load({ store }: LoaderContext) {
      store.clear()
      for await (const { id, title, html, headings, data } of pages()) {
        store.set({ id, data: { title, ...data }, rendered: { html, metadata: { headings: [...headings] } } })
      }
    },
  }
}
