import type { StreamedWorld } from './streamed-world.ts'

/**
 * The end of a world whose parts are gone: its lists of sectors are emptied. It releases nothing else.
 *
 * @orig 0x00410558 World_Destroy (unknown)
 */
export function destroyWorld({ parts }: StreamedWorld): void {
  for (const { sectors } of parts) sectors.length = 0
}
