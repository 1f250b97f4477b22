import { Euler, MathUtils, Matrix4, Vector3 } from 'three'
import type { Box } from '../../pictures/space/shape.ts'
import type { Triple } from '../numbers.ts'

/** By how many degrees a box is turned about z, then y, then x; nothing where its axes are no rotation. */
export function turnOf({ axes }: Box): Triple | undefined {
  const [right, forward, up] = axes.map((axis) => new Vector3(...axis)) as [Vector3, Vector3, Vector3]
  const isRotation = [right, forward, up].every((axis) => Math.abs(axis.length() - 1) < 1e-4)
  if (!isRotation || right.clone().cross(forward).dot(up) < 0.999) return undefined
  const { x, y, z } = new Euler().setFromRotationMatrix(new Matrix4().makeBasis(right, forward, up), 'ZYX')
  return [x, y, z].map(MathUtils.radToDeg) as unknown as Triple
}

/** The axes of a box that is turned so. */
export function axesOfTurn(turn: Triple): Box['axes'] {
  const [x, y, z] = turn.map(MathUtils.degToRad) as [number, number, number]
  const matrix = new Matrix4().makeRotationFromEuler(new Euler(x, y, z, 'ZYX'))
  const [right, forward, up] = [new Vector3(), new Vector3(), new Vector3()]
  matrix.extractBasis(right, forward, up)
  return [right, forward, up].map((axis) => axis.toArray().map(cleaned)) as unknown as Box['axes']
}

/** The cosine of a right angle is 0. */
function cleaned(value: number): number {
  return Math.abs(value) < 1e-12 ? 0 : value
}
