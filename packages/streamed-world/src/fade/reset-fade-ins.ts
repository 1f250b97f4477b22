import type { StreamedWorld } from '../world/streamed-world.ts'

/**
 * Ends the appearing of every sector: from now on all of them are all there.
 *
 * @spec streaming/resetFadeIns
 */
export function resetFadeIns({ sectors }: StreamedWorld): void {
  for (let i = 0; i < sectors.length; i++) sectors[i]!.fadeEnd = 0
}
