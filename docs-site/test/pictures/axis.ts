import { find, number, type Node } from './xml.ts'

/** What a reader makes of an axis: from where its numbers stand, where any other number is. */
export interface Axis {
  readonly name: string
  readonly at: (value: number) => number
  /** Units of the picture for one unit of the axis, without sign. */
  readonly scale: number
}

/** Reads an axis from its group of numbers. `across` says whether they stand beside or above each other. */
export function axisOf(ticks: Node, across: boolean, drop = 0): Axis {
  const texts = find(ticks, ({ name }) => name === 'text')
  const points = texts.map((text) => ({
    value: Number(text.text.replace('−', '-')),
    place: number(text, across ? 'x' : 'y') - (across ? 0 : drop),
  }))
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined || first.value === last.value)
    throw new Error('an axis needs two numbers')
  const slope = (last.place - first.place) / (last.value - first.value)
  for (const { value, place } of points) {
    if (Math.abs(first.place + (value - first.value) * slope - place) > 0.03)
      throw new Error('the numbers are not even')
  }
  return {
    name: ticks.attributes['data-axis'] ?? '',
    at: (value) => first.place + (value - first.value) * slope,
    scale: Math.abs(slope),
  }
}
