import { copyQuaternion, createQuaternion } from '@coney/math'
import type { IgnoreSlot } from '../pools/ignore-slot.ts'
import type { SettleSlot } from '../settle/settle-slot.ts'

/** A copy of a settle slot; the object in it is the same one. */
export function saveSettleSlot<Owner>(slot: SettleSlot<Owner>): SettleSlot<Owner> {
  return {
    ...slot,
    end: copyQuaternion(createQuaternion(), slot.end),
    start: copyQuaternion(createQuaternion(), slot.start),
  }
}

export function loadSettleSlot<Owner>(slot: SettleSlot<Owner>, saved: SettleSlot<Owner>): void {
  slot.object = saved.object
  slot.t = saved.t
  slot.acceleration = saved.acceleration
  slot.speed = saved.speed
  copyQuaternion(slot.end, saved.end)
  copyQuaternion(slot.start, saved.start)
}

/** A copy of an ignore slot. */
export function saveIgnoreSlot<Owner>(slot: IgnoreSlot<Owner>): IgnoreSlot<Owner> {
  return { ...slot }
}

export function loadIgnoreSlot<Owner>(slot: IgnoreSlot<Owner>, saved: IgnoreSlot<Owner>): void {
  slot.body = saved.body
  slot.ignored = saved.ignored
  slot.next = saved.next
}
