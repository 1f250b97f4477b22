import { createQuaternion } from '@coney/math'
import type { ReadonlyQuaternion, ReadonlyVec3 } from '@coney/math'
import { settleTarget } from '@coney/physics-world'

interface Givens {
  readonly start: ReadonlyQuaternion
  readonly normal: ReadonlyVec3
  readonly axisMask: number
}

export const answers = {
  settleTarget: ({ start, normal, axisMask }: Givens): unknown => {
    const end = createQuaternion()
    return { end: settleTarget(end, start, normal, axisMask) ? end : undefined }
  },
}
