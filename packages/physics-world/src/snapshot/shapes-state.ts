import type { Shape } from '@coney/bodies'
import { loadNumbers, saveNumbers } from './numbers.ts'

/** Shapes, and every number that they had. */
export interface ShapesState {
  /** The shapes themselves, each once. */
  readonly shapes: readonly Shape[]
  /** Their numbers, shape by shape: flags, metres and axes, in the order of their properties. */
  readonly numbers: readonly number[]
}

export function saveShapes(given: Iterable<Shape>): ShapesState {
  const shapes = [...new Set(given)]
  const numbers: number[] = []
  for (const shape of shapes) saveNumbers(shape, numbers)
  return { shapes, numbers }
}

export function loadShapes({ shapes, numbers }: ShapesState): void {
  let place = 0
  for (const shape of shapes) place = loadNumbers(shape, numbers, place)
}
