import type { GameFiles } from '../interfaces/game-files.ts'
import { unsignedSize } from '../pools/unsigned-size.ts'
import { WorldManagerError } from '../world-manager-error.ts'

/** How many bytes a file has. Throws a `WorldManagerError`: `NotFound`, or `Invalid` when that is no u32. */
export async function fileSize(files: GameFiles, name: string): Promise<number> {
  const size = await files.size(name)
  if (size === undefined)
    throw new WorldManagerError('NotFound', `Unexpected name ${name}, expected a file that is there`)
  return unsignedSize(size, name)
}
