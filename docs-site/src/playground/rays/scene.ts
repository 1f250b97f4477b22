import type { Shape } from '../../pictures/space/shape.ts'
import type { Triple } from '../numbers.ts'

/** A shape of a body: a name, and whether it is switched on, besides its form. */
export type SceneShape = Shape & { readonly name: string; readonly enabled: boolean }

export interface SceneBody {
  readonly owner: string
  readonly flags: number
  readonly typeMask: number
  /** In the order of the chain. */
  readonly shapes: readonly SceneShape[]
  /** What hangs from the bones of a human. */
  readonly bones: readonly SceneShape[]
}

/** Everything that the playground shows of a cast: what a link carries. */
export interface Scene {
  /** In the order in which they are put into the world. */
  readonly bodies: readonly SceneBody[]
  readonly start: Triple
  readonly direction: Triple
  readonly length: number
  readonly typeMask: number
  readonly ignored: string | undefined
  readonly mode: 'original' | 'truth'
}

export const IDENTITY = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const

export const ALL = 0xffffffff

/** What a body has that a ray may meet. */
export const TARGET = 0x2000

const human = { kind: 'capsule', name: 'capsule', enabled: true, height: 1.8, radius: 0.35 } as const
const crate = { kind: 'box', name: 'box', enabled: true, axes: IDENTITY } as const

/** A guard behind a crate, a car farther off, and a ray that comes in over the guard's head. */
export const FIRST: Scene = {
  bodies: [
    bodyOf('guard', { ...human, base: [0, 0, 0.35] }),
    bodyOf('crate', { ...crate, centre: [-1.6, 0.3, 0.4], half: [0.4, 0.5, 0.4] }),
    bodyOf('car', { ...crate, centre: [2.6, 0.4, 0.6], half: [0.9, 1.8, 0.6] }),
  ],
  ...rayBetween([-2.2, -0.1, 5], [1.4, 0.1, 0.2]),
  typeMask: ALL,
  ignored: undefined,
  mode: 'original',
}

export function bodyOf(owner: string, shape: SceneShape): SceneBody {
  return { owner, flags: TARGET, typeMask: ALL, shapes: [shape], bones: [] }
}

/** Where the ray ends. */
export function endOf({ start, direction, length }: Pick<Scene, 'start' | 'direction' | 'length'>): Triple {
  return [start[0] + direction[0] * length, start[1] + direction[1] * length, start[2] + direction[2] * length]
}

/** A ray between two points, whose direction has the length 1. */
export function rayBetween(start: Triple, end: Triple): Pick<Scene, 'start' | 'direction' | 'length'> {
  const reach: Triple = [end[0] - start[0], end[1] - start[1], end[2] - start[2]]
  const length = Math.hypot(...reach)
  if (length === 0) return { start, direction: [1, 0, 0], length }
  return { start, direction: [reach[0] / length, reach[1] / length, reach[2] / length], length }
}

/** The point that a shape is moved by. */
export function anchorOf(shape: Shape): Triple {
  switch (shape.kind) {
    case 'capsule':
      return [shape.base[0], shape.base[1], shape.base[2] + shape.height / 2]
    case 'bar':
      return [0, 1, 2].map((axis) => ((shape.from[axis] ?? 0) + (shape.to[axis] ?? 0)) / 2) as unknown as Triple
    default:
      return shape.centre
  }
}

/** The same shape somewhere else. */
export function movedTo(shape: SceneShape, to: Triple): SceneShape {
  const from = anchorOf(shape)
  const by = (point: Triple): Triple => [
    settled(point[0] + to[0] - from[0]),
    settled(point[1] + to[1] - from[1]),
    settled(point[2] + to[2] - from[2]),
  ]
  switch (shape.kind) {
    case 'capsule':
      return { ...shape, base: by(shape.base) }
    case 'bar':
      return { ...shape, from: by(shape.from), to: by(shape.to) }
    default:
      return { ...shape, centre: by(shape.centre) }
  }
}

/** What a hand put somewhere stands at a whole millimetre. */
export function settled(value: number): number {
  return Math.round(value * 1000) / 1000
}

export function withShape(scene: Scene, body: number, at: number, shape: SceneShape): Scene {
  const bodies = scene.bodies.map((one, index) =>
    index === body ? { ...one, shapes: one.shapes.with(at, shape) } : one,
  )
  return { ...scene, bodies }
}

export function withBody(scene: Scene, index: number, body: SceneBody): Scene {
  return { ...scene, bodies: scene.bodies.with(index, body) }
}

/** Without one shape, and without its body when that was its last. */
export function withoutShape(scene: Scene, body: number, at: number): Scene {
  const bodies = scene.bodies.flatMap((one, index) => {
    if (index !== body) return [one]
    const shapes = one.shapes.filter((_, place) => place !== at)
    return shapes.length === 0 ? [] : [{ ...one, shapes }]
  })
  return { ...scene, bodies }
}
