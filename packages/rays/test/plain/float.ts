/** Arithmetic of the plain forms: one float32 operation a call. */
export const round = Math.fround

export type Triple = readonly [number, number, number]

export const add = (a: number, b: number): number => round(a + b)
export const subtract = (a: number, b: number): number => round(a - b)
export const multiply = (a: number, b: number): number => round(a * b)
export const divide = (a: number, b: number): number => round(a / b)
export const root = (a: number): number => round(Math.sqrt(a))
export const square = (a: number): number => multiply(a, a)

/** x and y first, then z. */
export const dot = (a: Triple, b: Triple): number =>
  add(add(multiply(a[0], b[0]), multiply(a[1], b[1])), multiply(a[2], b[2]))

export const minus = (a: Triple, b: Triple): Triple => [
  subtract(a[0], b[0]),
  subtract(a[1], b[1]),
  subtract(a[2], b[2]),
]

export const times = (a: Triple, factor: number): Triple => [
  multiply(a[0], factor),
  multiply(a[1], factor),
  multiply(a[2], factor),
]

export const triple = ({ x, y, z }: { readonly x: number; readonly y: number; readonly z: number }): Triple => [x, y, z]
