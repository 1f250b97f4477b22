import { SECTOR_RELEASED } from '../constants.ts'
import { StreamedWorldError } from '../streamed-world-error.ts'
import type { PartContents } from '../world/part-platform.ts'
import type { Part } from '../world/part.ts'
import type { StreamedWorld } from '../world/streamed-world.ts'
import { readPart } from './read-part.ts'
import { destroySectorAtomic } from './release-atomic.ts'

/**
 * Takes the bytes that were read for the part that `world.reading` names: makes of them what is drawn, and is free for
 * another part.
 *
 * Of a buffer that is larger, only as much as the part's file is long is looked at. Too few bytes, bytes that cannot be
 * decoded, and contents that are not the part's make it a failed part.
 *
 * @orig 0x004114d8 World_PartLoaded (unknown)
 */
export function partLoaded(world: StreamedWorld, buffer: Uint8Array): void {
  const part = world.parts[world.reading - 1]
  if (part === undefined) return
  try {
    if (buffer.length < part.fileSize)
      throw new RangeError(`Unexpected ${buffer.length} bytes, expected ${part.fileSize}`)
    readOrDestroy(world, part, world.platform.decodePart(buffer.subarray(0, part.fileSize)))
    world.reading = -1
  } catch (cause) {
    partFailed(world, cause)
  }
}

/**
 * Gives up the part that is being read: its room is given back, and it is not looked for again.
 *
 * @spec streaming/partFailed
 */
export function partFailed(world: StreamedWorld, cause: unknown): void {
  const part = world.parts[world.reading - 1]
  if (part === undefined) return
  world.reading = -1
  part.failure = new StreamedWorldError('Unreadable', `Part ${part.number} of ${world.name} cannot be read`, { cause })
  part.reservation?.release()
  part.reservation = undefined
}

function readOrDestroy(world: StreamedWorld, part: Part, contents: PartContents): void {
  try {
    readPart(world, part, contents)
  } catch (error) {
    destroyContents(world, part, contents)
    throw error
  }
}

/** Destroys what was read, with the frames of those atomics that have one already. */
function destroyContents({ platform }: StreamedWorld, { sectors }: Part, { atomics, dictionary }: PartContents): void {
  const left = new Set(atomics.map(({ atomic }) => atomic))
  for (const sector of sectors) {
    if (sector.atomic === undefined) continue
    left.delete(sector.atomic)
    destroySectorAtomic(platform, sector)
    sector.state = SECTOR_RELEASED
  }
  for (const atomic of left) platform.destroyAtomic(atomic)
  if (dictionary !== undefined) platform.destroyDictionary(dictionary)
}
