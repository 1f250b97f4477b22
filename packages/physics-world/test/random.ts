import type { ReadonlyQuaternion, ReadonlyVec3 } from '@coney/math'

const { cos, fround, imul, PI, sin, sqrt } = Math

/** Numbers that a state determines (mulberry32), all of them float32. Set the state back and they come again. */
export class Random {
  state: number

  constructor(seed: number) {
    this.state = seed | 0
  }

  /** From 0 up to, without, 1. */
  fraction(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = imul(this.state ^ (this.state >>> 15), 1 | this.state)
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

  vector(reach: number): ReadonlyVec3 {
    return { x: this.between(-reach, reach), y: this.between(-reach, reach), z: this.between(-reach, reach) }
  }

  /** A unit vector, every direction as likely as another, in doubles. */
  direction(): ReadonlyVec3 {
    const z = this.between(-1, 1)
    const turn = this.fraction() * 2 * PI
    const level = sqrt(1 - z * z)
    return { x: level * cos(turn), y: level * sin(turn), z }
  }

  /** Any angle about any axis, in doubles. */
  rotation(): ReadonlyQuaternion {
    const { x, y, z } = this.direction()
    const half = this.fraction() * PI
    const s = sin(half)
    return { x: x * s, y: y * s, z: z * s, w: cos(half) }
  }
}
