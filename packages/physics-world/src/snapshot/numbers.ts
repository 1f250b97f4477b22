/**
 * Appends every number of an object to a list: its own, and those of the objects in it.
 *
 * Meant for shapes, which are nothing but numbers and vectors of numbers, whoever made them.
 */
export function saveNumbers(from: object, into: number[]): void {
  for (const value of Object.values(from) as unknown[]) {
    if (typeof value === 'number') into.push(value)
    else if (typeof value === 'object' && value !== null) saveNumbers(value, into)
  }
}

/** Puts the numbers that `saveNumbers` took out of an object back into it, and answers where the next ones begin. */
export function loadNumbers(to: object, from: readonly number[], begin: number): number {
  let place = begin
  for (const [key, value] of Object.entries(to) as [string, unknown][]) {
    if (typeof value === 'number') Object.assign(to, { [key]: from[place++] })
    else if (typeof value === 'object' && value !== null) place = loadNumbers(value, from, place)
  }
  return place
}
