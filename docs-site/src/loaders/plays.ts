import type { Loader } from 'astro/loaders'
import { playCases } from '../site/play-cases.ts'
import { specification } from '../specification/load.ts'

/** The units whose cases the playground can show. */
const UNITS = ['rays', 'physics-world']

/** The cases that the playground can show. */
export function playLoader(): Loader {
  return {
    name: 'plays',
    load({ store }) {
      store.clear()
      for (const unit of UNITS) {
        const fixture = specification().files.get(`generated/fixtures/${unit}.json`) ?? ''
        for (const { id, ...data } of playCases(fixture)) store.set({ id, data })
      }
      return Promise.resolve()
    },
  }
}
