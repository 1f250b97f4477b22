import { arctangent } from '@coney/math'

export const answers = {
  arcTangent: ({ x }: { x: number }): unknown => ({ angle: arctangent(x) }),
}
