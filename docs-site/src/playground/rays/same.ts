/** Whether two answers are the same up to the roundings of float32. */
export function isSame(one: number | undefined, other: number | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  return Math.abs(one - other) < 1e-4
}
