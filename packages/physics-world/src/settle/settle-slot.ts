import { createQuaternion, type Quaternion } from '@coney/math'
import type { SettlingObject } from './settling-object.ts'

/** The turn of one object onto the side that it will rest on. */
export interface SettleSlot<Owner = unknown> {
  /** Whose turn it is; nobody's while the slot is free. */
  object: SettlingObject<Owner> | undefined
  /** How much of the turn is done: 0 at the start, 1 at the end. */
  progress: number
  /** By how much the speed grows each step. */
  acceleration: number
  /** By how much the progress grows each step. */
  speed: number
  readonly end: Quaternion
  readonly start: Quaternion
}

/** A free slot. */
export function createSettleSlot<Owner>(): SettleSlot<Owner> {
  return {
    object: undefined,
    progress: 0,
    acceleration: 0,
    speed: 0,
    end: createQuaternion(),
    start: createQuaternion(),
  }
}
