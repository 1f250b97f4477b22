import type { MathsDriver } from '../../../generated/drivers/maths.ts'
import * as math from '../src/index.ts'

export function createDriver(): MathsDriver {
  return {
    arcTangent: ({ x }) => ({ angle: math.arctangent(x) }),
    integrateAngular: ({ rotation, spin, seconds }) => ({
      rotated: math.integrateAngular(math.createQuaternion(), rotation, spin, seconds),
    }),
    axes: ({ rotation }) => {
      const [x, y, z] = math.axesOfQuaternion(math.createAxes(), rotation)
      return { x, y, z }
    },
    slerp: ({ t, from, to }) => ({ blend: math.slerp(math.createQuaternion(), { start: from, end: to, t }) }),
  }
}
