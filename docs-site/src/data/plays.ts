import { playCases } from '../site/play-cases.ts'
import type { PlayCase } from '../site/play-cases.ts'
import { specification } from '../specification/load.ts'

/** The units whose cases the playground can show. */
const UNITS = ['rays', 'physics-world']

/** The cases that the playground can show. */
export function plays(): readonly PlayCase[] {
  const { files } = specification()
  return UNITS.flatMap((unit) => playCases(files.get(`generated/fixtures/${unit}.json`) ?? ''))
}
