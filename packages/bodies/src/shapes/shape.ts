import type { BoxShape } from './box-shape.ts'
import type { CapsuleShape } from './capsule-shape.ts'
import type { SegmentShape } from './segment-shape.ts'
import type { SphereShape } from './sphere-shape.ts'

/** One collision shape of a body; `kind` says which. */
export type Shape = BoxShape | SphereShape | CapsuleShape | SegmentShape
