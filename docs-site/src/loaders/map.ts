import type { Loader } from 'astro/loaders'
import { specification } from '../specification/load.ts'
import { unitMap } from '../site/unit-map.ts'

/** The units and what each leans on. */
export function mapLoader(): Loader {
  return {
    name: 'map',
    load({ store }) {
      store.clear()
      for (const { slug, ...node } of unitMap(specification())) store.set({ id: slug, data: { ...node } })
      return Promise.resolve()
    },
  }
}
