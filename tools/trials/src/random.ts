const { cos, floor, fround, hypot, imul, PI, sin, sqrt } = Math

export interface Point {
  readonly x: number
  readonly y: number
  readonly z: number
}

export interface Rotation extends Point {
  readonly w: number
}

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
    return floor(this.fraction() * end)
  }

  /** True once in `times`. */
  once(times: number): boolean {
    return this.below(times) === 0
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!
  }

  /** Some items of a list, each with the same chance. */
  some<T>(list: readonly T[], chance: number): T[] {
    return list.filter(() => this.fraction() < chance)
  }

  shuffled<T>(list: readonly T[]): T[] {
    const left = [...list]
    return Array.from(list, () => left.splice(this.below(left.length), 1)[0]!)
  }

  /** At most so many bytes. */
  bytes(most: number): Uint8Array {
    return Uint8Array.from({ length: this.below(most + 1) }, () => this.below(256))
  }

  /** In a box. */
  point(low: Point, high: Point): Point {
    return { x: this.between(low.x, high.x), y: this.between(low.y, high.y), z: this.between(low.z, high.z) }
  }

  /** In a cube around the origin. */
  vector(reach: number): Point {
    return { x: this.between(-reach, reach), y: this.between(-reach, reach), z: this.between(-reach, reach) }
  }

  /** A direction, every one as likely as another. */
  direction(): Point {
    const z = this.between(-1, 1)
    const turn = this.fraction() * 2 * PI
    const level = sqrt(1 - z * z)
    return { x: fround(level * cos(turn)), y: fround(level * sin(turn)), z }
  }

  /** A rotation as a unit quaternion in doubles: any angle about any axis. */
  rotation(): Rotation {
    const axis = this.direction()
    const half = this.fraction() * PI
    const s = sin(half) / hypot(axis.x, axis.y, axis.z)
    return { x: axis.x * s, y: axis.y * s, z: axis.z * s, w: cos(half) }
  }
}
