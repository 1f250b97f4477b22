import { isList, type Plain } from '../case/plain.ts'

export type Vector = readonly [x: number, y: number, z: number]

/** A vector of a case, or `undefined` where something else stands. */
export function vectorOf(value: Plain | undefined): Vector | undefined {
  if (!isList(value) || value.length < 3) return undefined
  const [x, y, z] = value
  return typeof x === 'number' && typeof y === 'number' && typeof z === 'number' ? [x, y, z] : undefined
}

export function add(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

export function scale(a: Vector, factor: number): Vector {
  return [a[0] * factor, a[1] * factor, a[2] * factor]
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function subtract(a: Vector, b: Vector): Vector {
  return add(a, scale(b, -1))
}

export function length(a: Vector): number {
  return Math.hypot(...a)
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}
