const { abs, fround } = Math

/** More than a float32, or any of the doubles that were added up to it, is rounded by, in shares of the number. */
const ROUNDED = 2 ** -22

/** A float32 that is surely not above a number that doubles have computed. */
export function below(value: number): number {
  return fround(value - abs(value) * ROUNDED)
}

/** A float32 that is surely not below a number that doubles have computed. */
export function above(value: number): number {
  return fround(value + abs(value) * ROUNDED)
}
