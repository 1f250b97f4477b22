import type { Axes } from '@coney/math'
import { axesOfQuaternion, createAxes } from '@coney/math'
import type { Rotation } from '@coney/trials'

export function axesOfRotation(rotation: Rotation): Axes {
  const axes = createAxes()
  axesOfQuaternion(axes, rotation)
  return axes
}
