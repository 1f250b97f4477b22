import { isList, isRecord, type Plain } from '../case/plain.ts'
import { vectorOf, type Vector } from './vector.ts'

export interface Box {
  readonly kind: 'box'
  readonly centre: Vector
  readonly axes: readonly [Vector, Vector, Vector]
  readonly half: Vector
}

/** An upright capsule: a tube from `base` upwards, with half a ball on each end. */
export interface Capsule {
  readonly kind: 'capsule'
  readonly base: Vector
  readonly height: number
  readonly radius: number
}

export interface Ball {
  readonly kind: 'ball'
  readonly centre: Vector
  readonly radius: number
}

/** A bar with round ends. */
export interface Bar {
  readonly kind: 'bar'
  readonly from: Vector
  readonly to: Vector
  readonly radius: number
}

export type Shape = Box | Capsule | Ball | Bar

const IDENTITY: Box['axes'] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

export function boxOf(value: Plain | undefined): Box | undefined {
  if (!isRecord(value)) return undefined
  const centre = vectorOf(value['centre'])
  const half = vectorOf(value['half'])
  if (centre === undefined || half === undefined) return undefined
  return { kind: 'box', centre, half, axes: axesOf(value['axes']) }
}

/** The height is what the axis makes of it: far from the origin a float32 loses some. */
export function capsuleOf(value: Plain | undefined, base: string = 'base'): Capsule | undefined {
  if (!isRecord(value)) return undefined
  const foot = vectorOf(value[base])
  const { height, radius } = value
  if (foot === undefined || typeof height !== 'number' || typeof radius !== 'number') return undefined
  const rounded = Math.fround(Math.fround(foot[2] + height) - foot[2])
  return { kind: 'capsule', base: foot, height: Math.abs(rounded - height) < 1e-5 ? height : rounded, radius }
}

/** A shape of a body, by its `kind`. */
export function shapeOf(value: Plain): Shape | undefined {
  if (!isRecord(value)) return undefined
  const centre = vectorOf(value['centre'])
  const radius = Number(value['radius'] ?? 0)
  switch (value['kind']) {
    case 'BoxShape':
      return boxOf(value)
    case 'CapsuleShape':
      return capsuleOf(value, 'centre')
    case 'SphereShape':
      return centre && { kind: 'ball', centre, radius }
    case 'SegmentShape':
      return centre && { kind: 'bar', from: centre, to: vectorOf(value['end']) ?? centre, radius }
    default:
      return undefined
  }
}

function axesOf(value: Plain | undefined): Box['axes'] {
  if (!isList(value)) return IDENTITY
  const [first, second, third] = value.map(vectorOf)
  return first && second && third ? [first, second, third] : IDENTITY
}
