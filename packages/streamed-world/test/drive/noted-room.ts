import type { PartRoom, Reservation } from '../../src/index.ts'

/** So many bytes, and what was asked for. */
export class NotedRoom implements PartRoom {
  readonly asked: string[] = []
  capacity = 1_000_000
  used = 0

  reserve(name: string, bytes: number): Reservation | undefined {
    this.asked.push(`${name} ${bytes}`)
    if (bytes > this.capacity - this.used) return undefined
    this.used += bytes
    let held = true
    return {
      release: () => {
        if (!held) throw new Error(`${name} is released twice`)
        held = false
        this.used -= bytes
      },
    }
  }
}
