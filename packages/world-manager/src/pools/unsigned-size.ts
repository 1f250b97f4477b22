import { WorldManagerError } from '../world-manager-error.ts'

/** The size, when it is an unsigned number of 32 bits. Otherwise throws a `WorldManagerError` (`Invalid`). */
export function unsignedSize(size: number, what: string): number {
  if (size >>> 0 === size) return size
  throw new WorldManagerError('Invalid', `Unexpected ${size} bytes of ${what}, expected an unsigned number of 32 bits`)
}
