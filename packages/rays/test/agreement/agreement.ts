import type { Vec3 } from '@coney/math'
import type { Ray } from '../../src/index.ts'

/** Fractions farther apart than this are no agreement. */
const TOLERANCE = 1e-5

/** Counts how often two implementations agree. */
export class Agreement {
  readonly what: string
  compared = 0
  hits = 0
  misses = 0
  /** Cases that mean something else to each of the two, and were not compared. */
  skipped = 0
  /** The largest difference between two fractions. */
  largest = 0
  /** The first cases without agreement, as text. */
  readonly differences: string[] = []

  constructor(what: string) {
    this.what = what
  }

  compare(ours: number | undefined, theirs: number | undefined, describe: () => string): void {
    this.compared++
    if (ours === undefined && theirs === undefined) this.misses++
    else if (ours !== undefined && theirs !== undefined && Math.abs(ours - theirs) <= TOLERANCE) {
      this.hits++
      this.largest = Math.max(this.largest, Math.abs(ours - theirs))
    } else if (this.differences.length < 5) this.differences.push(`${ours} here, ${theirs} there: ${describe()}`)
  }

  report(): void {
    const { what, compared, hits, misses, skipped, largest } = this
    const agreed = `${hits + misses} of ${compared} agree, ${hits} of them hits`
    console.log(`${what}: ${agreed}, largest difference ${largest}, ${skipped} not compared`)
  }
}

/** The two ends of a ray and its whole length, in doubles. */
export function segmentOf({ origin, direction, length }: Ray): {
  readonly start: Vec3
  readonly end: Vec3
  readonly move: Vec3
} {
  const move = { x: direction.x * length, y: direction.y * length, z: direction.z * length }
  return { start: { ...origin }, end: { x: origin.x + move.x, y: origin.y + move.y, z: origin.z + move.z }, move }
}
