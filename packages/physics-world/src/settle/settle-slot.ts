import { createQuaternion, type Arc, type Quaternion } from '@coney/math'
import type { SettlingObject } from './settling-object.ts'

/** The turn of one object onto the side that it will rest on. */
export interface SettleSlot<Owner = unknown> extends Arc {
  /** Whose turn it is; nobody's while the slot is free. */
  object: SettlingObject<Owner> | undefined
  /** How far along the arc the object is: 0 at the start, 1 or more at the end. */
  t: number
  /** By how much the speed grows each step. */
  acceleration: number
  /** By how much `t` grows each step. */
  speed: number
  /** The rotation to rest in: a unit quaternion, written where the turn begins. */
  readonly end: Quaternion
  /** The rotation that the object had when its turn began: a unit quaternion. */
  readonly start: Quaternion
}

/** A free slot. */
export function createSettleSlot<Owner>(): SettleSlot<Owner> {
  return {
    object: undefined,
    t: 0,
    acceleration: 0,
    speed: 0,
    end: createQuaternion(),
    start: createQuaternion(),
  }
}
