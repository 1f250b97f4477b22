import type { Loader } from 'astro/loaders'
import { playCases } from '../site/play-cases.ts'
import { specification } from '../specification/load.ts'

/** The cases that the playground can show. */
export function playLoader(): Loader {
  return {
    name: 'plays',
    load({ store }) {
      store.clear()
      const fixture = specification().files.get('generated/fixtures/rays.json') ?? ''
      for (const { id, ...data } of playCases(fixture)) store.set({ id, data })
      return Promise.resolve()
    },
  }
}
