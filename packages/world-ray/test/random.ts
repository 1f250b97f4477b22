import type { ReadonlyVec3 } from '@coney/math'

const { cos, fround, imul, PI, sin, sqrt } = Math

/** Numbers that a seed determines (mulberry32), all of them float32. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed | 0
  }

  /** From 0 up to, without, 1. */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 8) / 2 ** 24
  }

  between(low: number, high: number): number {
    return fround(low + (high - low) * this.fraction())
  }

  /** A whole number from 0 up to, without, `end`. */
  below(end: number): number {
    return Math.floor(this.fraction() * end)
  }

  /** True once in `times`. */
  once(times: number): boolean {
    return this.below(times) === 0
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!
  }

  point(low: ReadonlyVec3, high: ReadonlyVec3): ReadonlyVec3 {
    return { x: this.between(low.x, high.x), y: this.between(low.y, high.y), z: this.between(low.z, high.z) }
  }

  /** A direction, every one as likely as another. */
  direction(): ReadonlyVec3 {
    const z = this.between(-1, 1)
    const turn = this.fraction() * 2 * PI
    const level = sqrt(1 - z * z)
    return { x: fround(level * cos(turn)), y: fround(level * sin(turn)), z }
  }
}
