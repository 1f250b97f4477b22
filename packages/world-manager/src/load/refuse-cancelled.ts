import type { CancelSignal } from '../interfaces/level-loader.ts'
import { WorldManagerError } from '../world-manager-error.ts'

/** Throws a `WorldManagerError` (`Cancelled`) when somebody called it off. */
export function refuseCancelled(signal: CancelSignal | undefined): void {
  if (signal?.aborted === true) throw new WorldManagerError('Cancelled', 'Unexpected cancel, expected the load to end')
}
