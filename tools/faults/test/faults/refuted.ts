import { finds } from '../harness/fault.ts'
import type { Expected } from '../harness/fault.ts'

/** Claims of a unit that must be said to be refuted. */
export function refuted(file: string, ...leads: readonly string[]): Expected[] {
  return leads.map((at) => finds('claim/refuted', file, at))
}
