import { WorldManagerError } from '../world-manager-error.ts'
import type { Reservation } from './reservation.ts'
import type { Room } from './room.ts'

/** Takes bytes. Throws a `WorldManagerError` (`NoRoom`) when there are not enough. */
export function reserveOrRefuse(room: Room, name: string, bytes: number): Reservation {
  const reservation = room.reserve(name, bytes)
  if (reservation !== undefined) return reservation
  throw new WorldManagerError('NoRoom', `Unexpected ${bytes} bytes for ${name}, expected at most the ${room.free} free`)
}
