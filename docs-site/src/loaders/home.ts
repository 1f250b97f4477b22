import type { Loader } from 'astro/loaders'
import { loop } from '../site/loop.ts'
import { specification } from '../specification/load.ts'

/** What the front page tells of this moment. */
export function homeLoader(): Loader {
  return {
    name: 'home',
    async load({ store }) {
      store.clear()
      const { root, verdict } = specification()
      store.set({ id: 'home', data: { totals: { ...verdict.totals }, loop: { ...(await loop(root)) } } })
    },
  }
}
