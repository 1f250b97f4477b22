import { createBox, createCapsule, setBoxSize, setCapsuleSize } from '@coney/bodies'
import type { ReadonlyVec3 } from '@coney/math'

const origin = { x: 0, y: 0, z: 0 }

export const answers = {
  setBoxSize: ({ size }: { size: ReadonlyVec3 }): unknown => {
    const box = createBox({ centre: origin, half: origin })
    setBoxSize(box, size)
    return { half: box.half }
  },
  setCapsuleSize: ({ first, second }: { first: number; second: number }): unknown => {
    const capsule = createCapsule({ base: origin, height: 0, radius: 0 })
    setCapsuleSize(capsule, first, second)
    return { height: capsule.height, radius: capsule.radius }
  },
}
