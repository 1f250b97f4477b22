import type { MathsDriver } from '../../../generated/drivers/maths.ts'
import * as maths from '../src/index.ts'

export function createDriver(): MathsDriver {
  return {
    arcTangent: ({ x }) => ({ angle: maths.arctangent(x) }),
    integrateAngular: ({ rotation, spin, seconds }) => ({
      rotated: maths.integrateAngular(maths.createQuaternion(), rotation, spin, seconds),
    }),
    axes: ({ rotation }) => {
      const [x, y, z] = maths.axesOfQuaternion(maths.createAxes(), rotation)
      return { x, y, z }
    },
    slerp: ({ t, from, to }) => ({ blend: maths.slerp(maths.createQuaternion(), from, to, t) }),
  }
}
