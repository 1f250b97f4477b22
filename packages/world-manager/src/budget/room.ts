import type { Reservation } from './reservation.ts'

/** Where bytes can be reserved. */
export interface Room {
  /** Bytes that nobody holds; what the original asks for as the largest free block. */
  readonly free: number
  /** Takes bytes, or answers `undefined` and takes nothing when there are not enough. */
  reserve(name: string, bytes: number): Reservation | undefined
}
