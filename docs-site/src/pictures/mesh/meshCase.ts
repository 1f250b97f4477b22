import { MATERIAL_NONE, TRIANGLE_ENABLED, TRIANGLE_TWO_SIDED } from '@coney/world-ray'
import { isList, isRecord, type Plain, type PlainRecord } from '../case/plain.ts'
import type { Step, Story } from '../case/story.ts'
import { length, scale, vectorOf, type Vector } from '../space/vector.ts'
import type { Ray } from '../space/ray.ts'

export interface Triangle {
  readonly corners: readonly [Vector, Vector, Vector]
  readonly isTwoSided: boolean
  readonly isEnabled: boolean
  readonly material: number
}

/** A ray at triangles, and what the case expects of it. */
export interface MeshCase {
  readonly triangles: readonly Triangle[]
  readonly ray: Ray
  readonly hit: boolean
  /** Fraction of the ray where a triangle is told of, and the `t` that says so. */
  readonly told: { readonly fraction: number; readonly t: number; readonly triangle: number } | undefined
  /** Materials that do not count. */
  readonly excluded: readonly number[]
}

/** Triangles that a picture has room for. */
const MOST = 6

/** Reads a case of a line and a triangle, or of a single cast at a mesh that says where something is met, or that nothing is. */
export function meshCaseOf(story: Story): MeshCase | undefined {
  const steps = story.runs[0] ?? []
  const [step] = steps
  if (step === undefined || steps.length > 1) return undefined
  if (step.method === 'oneSided' || step.method === 'twoSided') return lineOf(step)
  return step.method === 'cast' || step.method === 'worldRay' ? castOf(step) : undefined
}

function lineOf({ method, givens, expected }: Step): MeshCase | undefined {
  const [origin, direction] = [vectorOf(givens['origin']), vectorOf(givens['direction'])]
  const corners = cornersOf(givens)
  const { t } = expected
  if (!origin || !direction || !corners || typeof t !== 'number') return undefined
  const met = t >= 0
  // A line has no end. It is shown a little past the triangle, or past the height of the triangle if it misses it.
  const far = met ? t + 1 / length(direction) : 3 / length(direction)
  return {
    triangles: [{ corners, isTwoSided: method === 'twoSided', isEnabled: true, material: 0 }],
    ray: { start: origin, reach: scale(direction, far) },
    hit: met,
    told: met ? { fraction: t / far, t, triangle: 0 } : undefined,
    excluded: [],
  }
}

function castOf({ givens, expected }: Step): MeshCase | undefined {
  const [origin, direction] = [vectorOf(givens['origin']), vectorOf(givens['direction'])]
  const far = givens['length']
  const triangles = isList(givens['triangles']) ? givens['triangles'].flatMap(triangleOf) : []
  if (!origin || !direction || typeof far !== 'number' || triangles.length === 0) return undefined
  if (triangles.length > MOST) return undefined
  const { hit, t, triangle } = expected
  const isKnown = typeof t === 'number' && typeof triangle === 'number' && triangle < triangles.length
  if (!isKnown && hit !== false) return undefined
  const list = isList(givens['exclude']) ? givens['exclude'].map(Number) : []
  const end = list.indexOf(MATERIAL_NONE)
  return {
    triangles,
    ray: { start: origin, reach: scale(direction, far) },
    hit: hit !== false,
    told: isKnown ? { fraction: t / far, t, triangle } : undefined,
    excluded: end < 0 ? list : list.slice(0, end),
  }
}

function triangleOf(value: Plain): readonly Triangle[] {
  if (!isRecord(value)) return []
  const corners = cornersOf(value)
  const flags = Number(value['flags'])
  if (corners === undefined) return []
  return [
    {
      corners,
      isTwoSided: (flags & TRIANGLE_TWO_SIDED) !== 0,
      isEnabled: (flags & TRIANGLE_ENABLED) !== 0,
      material: Number(value['material']),
    },
  ]
}

function cornersOf({ a, b, c }: PlainRecord): Triangle['corners'] | undefined {
  const [first, second, third] = [vectorOf(a), vectorOf(b), vectorOf(c)]
  return first && second && third ? [first, second, third] : undefined
}
