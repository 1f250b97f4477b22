import type { Written } from './units.ts'

const AXES = ['x', 'y', 'z', 'w']

/** A value of a fixture as a program has it: vectors and records are objects, `none` is null. */
export function plainValue(value: Written): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(plainValue)
  const [[kind, of] = ['', null]] = Object.entries(value)
  if (kind === 'vector') return Object.fromEntries((of as number[]).map((number, index) => [AXES[index], number]))
  if (kind === 'matrix') return (of as Written[]).map(plainValue)
  if (kind === 'record')
    return Object.fromEntries(
      Object.entries(of as Record<string, Written>).map(([key, part]) => [key, plainValue(part)]),
    )
  throw new Error(`Unexpected ${kind} in a fixture, expected a vector, matrix or record`)
}
