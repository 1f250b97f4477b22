import { createVec3, type ReadonlyVec3 } from '@coney/math'
import type { SectorBox, SectorRecord } from '../layout/world-layout.ts'
import type { SectorAtomic } from './sector-atomic.ts'

/** A sector of a world, and what is loaded of it. */
export class Sector {
  /** What it fills: RenderWare axes, metres, float32. */
  readonly box: SectorBox
  /** Its streamed index, or -1. */
  readonly index: number
  /** The number of its part, or 0. */
  readonly part: number
  /** Where its atomic belongs: RenderWare axes, metres, float32. */
  readonly origin: ReadonlyVec3
  /** What is drawn for it, once it is loaded. */
  atomic: SectorAtomic | undefined
  /** 0 when new, then 2 loaded, 3 release pending, 4 released. */
  state = 0
  /** When it is all there, in milliseconds of the clock. */
  fadeEnd = 0
  /** The alpha that its materials were given last, or -1. */
  alpha = -1

  /** The numbers are rounded to float32. */
  constructor({ box, index = -1, part = 0, origin }: SectorRecord) {
    this.box = { inf: rounded(box.inf), sup: rounded(box.sup) }
    this.index = index
    this.part = part
    this.origin = rounded(origin ?? { x: 0, y: 0, z: 0 })
  }
}

function rounded({ x, y, z }: ReadonlyVec3): ReadonlyVec3 {
  return createVec3(x, y, z)
}
