import type { Body } from './body.ts'
import { DIRTY } from './flags.ts'

/** Says that shapes of a body changed, so that the next `updateBody` takes them up. */
export function markDirty(body: Body): void {
  body.flags |= DIRTY
}
