import { finds } from '../harness/fault.ts'
import type { Expected } from '../harness/fault.ts'
import { PHYSICS } from './files.ts'

/** Claims of the physics world that say when a settling object is where. */
export const TIMES: readonly string[] = ['2. **‸Old values.**', '- **‸First tick.** On', '- **‸Eleven ticks.**']

/** Claims of the physics world that must be said to be refuted. */
export function refuted(...leads: readonly string[]): Expected[] {
  return leads.map((at) => finds('claim/refuted', PHYSICS, at))
}
