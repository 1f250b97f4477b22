import { StreamedWorldError } from '../streamed-world-error.ts'
import type { Part } from '../world/part.ts'
import type { Sector } from '../world/sector.ts'
import type { StreamedWorld } from '../world/streamed-world.ts'
import { partFailed, partLoaded } from './part-loaded.ts'

/**
 * Asks for the part that a sector belongs to. Answers whether there was room for it; if not, nothing has changed.
 *
 * The file is read in the background. `world.reading` is the number of the part until it has come, has failed or was
 * called off, and `world.pending` resolves then. A part that failed before is tried again.
 *
 * Throws a `StreamedWorldError`: `Ended`, `Busy` while another part is being read, `Loaded` for a part that is there, and
 * `Invalid` for a sector that is not in the table.
 *
 * @spec streaming/requestPart
 */
export function requestPart(world: StreamedWorld, sector: Sector): boolean {
  const part = partToRead(world, sector)
  const reservation = world.room.reserve(part.roomName, part.heapSize)
  if (reservation === undefined) return false
  part.reservation = reservation
  part.failure = undefined
  world.reading = part.number
  world.readingSector = sector
  world.pending = read(world, part)
  return true
}

/**
 * Calls off the reading of a part. Its room is given back, and what comes of it later is not looked at.
 *
 * Answers whether a part was being read. It can be asked for again.
 *
 * @spec streaming/cancelPart
 */
export function cancelPart(world: StreamedWorld): boolean {
  const part = world.parts[world.reading - 1]
  if (part === undefined) return false
  world.reading = -1
  part.reservation?.release()
  part.reservation = undefined
  return true
}

function partToRead(world: StreamedWorld, sector: Sector): Part {
  if (world.ended) throw new StreamedWorldError('Ended', `Unexpected request, expected none: ${world.name} has ended`)
  if (world.table[sector.index] !== sector) {
    throw new StreamedWorldError('Invalid', `Unexpected sector ${sector.index}, expected one of the table`)
  }
  if (world.reading !== -1) {
    throw new StreamedWorldError('Busy', `Unexpected request, expected none while part ${world.reading} is being read`)
  }
  const part = world.parts[sector.part - 1]!
  if (part.loaded)
    throw new StreamedWorldError('Loaded', `Unexpected part ${part.number}, expected one that is missing`)
  return part
}

/** Reads a part. What comes after another request, or after it was called off, is dropped. */
async function read(world: StreamedWorld, part: Part): Promise<void> {
  const { reservation } = part
  const isWanted = (): boolean => world.reading === part.number && part.reservation === reservation
  try {
    const bytes = await world.platform.readPart(`${world.name}_ms${part.number}.sec`, part.fileSize)
    if (isWanted()) partLoaded(world, bytes)
  } catch (error) {
    if (isWanted()) partFailed(world, error)
  }
}
