import { isList, type Plain, type PlainRecord } from '../case/plain.ts'
import type { Run } from '../case/story.ts'
import { add, cross, dot, length, scale, subtract, vectorOf, type Vector } from '../space/vector.ts'

/** A wall that hides, by the ends of its foot and a point above each, in axes where y is up. */
export type Wall = readonly [foot0: Vector, foot1: Vector, above0: Vector, above1: Vector]

/** Points with `normal·p + offset > 0` are on the positive side. */
export interface Plane {
  readonly normal: Vector
  readonly offset: number
}

/** Something that a wall may hide, and whether the case says that one does. */
export interface Thing {
  readonly kind: 'box' | 'ball'
  readonly lowest: Vector
  readonly highest: Vector
  readonly hidden: boolean
}

/** One look of a camera at walls and things. */
export interface Look {
  readonly camera: Vector
  readonly walls: readonly Wall[]
  readonly frustum: readonly Plane[]
  readonly things: readonly Thing[]
  /** Walls that the case says are active or not, by their index. */
  readonly active: ReadonlyMap<number, boolean>
}

/** The looks of a run; what comes before the first has nothing to show. */
export function looksOf(run: Run): readonly Look[] {
  const walls: Wall[] = []
  const looks: { -readonly [Key in keyof Look]: Look[Key] }[] = []
  for (const { method, givens, expected } of run) {
    const last = looks.at(-1)
    const answer = expected['']
    if (method === 'wall') walls.push(...upright(givens))
    if (method === 'walls') walls.push(...wallsOf(givens['points']))
    if (method === 'look') looks.push(lookOf(givens, walls))
    if (last === undefined || typeof answer !== 'boolean') continue
    const thing =
      method === 'hidesBox' ? boxOf(givens, answer) : method === 'hidesSphere' ? ballOf(givens, answer) : undefined
    if (thing !== undefined) last.things = [...last.things, thing]
    if (method === 'isActive') last.active = new Map([...last.active, [Number(givens['wall']), answer]])
  }
  return looks
}

/** Planes 0, 1 and 2 of a wall for a camera, or `undefined` when it hides nothing from there. */
export function planesOf([foot0, foot1, above0, above1]: Wall, camera: Vector): readonly Plane[] | undefined {
  const planes = [
    facing(through(camera, foot0, above0), foot1, 1),
    facing(through(foot1, camera, above1), foot0, 1),
    facing(through(foot0, above0, foot1), camera, -1),
  ]
  return planes.every((plane) => plane !== undefined) ? planes : undefined
}

/** Whether a wall is behind one of the planes that bound what the camera sees. */
export function isOutOfSight([foot0, foot1]: Wall, frustum: readonly Plane[]): boolean {
  return frustum.some((plane) => distance(plane, foot0) < 0 && distance(plane, foot1) < 0)
}

export function distance({ normal, offset }: Plane, point: Vector): number {
  return dot(normal, point) + offset
}

function lookOf(givens: PlainRecord, walls: readonly Wall[]): Look {
  const frustum = isList(givens['frustum']) ? givens['frustum'].flatMap(planeOf) : []
  return { camera: vectorOf(givens['camera']) ?? [0, 0, 0], walls: [...walls], frustum, things: [], active: new Map() }
}

function upright({ from, to }: PlainRecord): readonly Wall[] {
  const [foot0, foot1] = [vectorOf(from), vectorOf(to)]
  if (foot0 === undefined || foot1 === undefined) return []
  return [[foot0, foot1, add(foot0, [0, 0, 1]), add(foot1, [0, 0, 1])].map(turned) as unknown as Wall]
}

function wallsOf(points: Plain | undefined): readonly Wall[] {
  if (!isList(points)) return []
  return points.flatMap((wall) => {
    const corners = isList(wall) ? wall.map(vectorOf) : []
    return corners.length === 4 && corners.every((corner) => corner !== undefined)
      ? [corners.map(turned) as unknown as Wall]
      : []
  })
}

/** From the axes of the game, where z is up, to those where y is. */
function turned([x, y, z]: Vector): Vector {
  return [x, z, -y]
}

function boxOf({ inf, sup }: PlainRecord, hidden: boolean): Thing | undefined {
  const [lowest, highest] = [vectorOf(inf), vectorOf(sup)]
  return lowest && highest && { kind: 'box', lowest, highest, hidden }
}

function ballOf({ centre, radius }: PlainRecord, hidden: boolean): Thing | undefined {
  const middle = vectorOf(centre)
  const r = Number(radius)
  return middle && { kind: 'ball', lowest: add(middle, [-r, -r, -r]), highest: add(middle, [r, r, r]), hidden }
}

export function planeOf(value: Plain): readonly Plane[] {
  if (!isList(value) || value.length !== 4) return []
  const [x, y, z, w] = value.map(Number)
  return [{ normal: [x ?? 0, y ?? 0, z ?? 0], offset: w ?? 0 }]
}

function through(a: Vector, b: Vector, c: Vector): Plane | undefined {
  const normal = cross(subtract(b, a), subtract(c, a))
  const size = length(normal)
  if (size < 1e-9) return undefined
  const unit = scale(normal, 1 / size)
  return { normal: unit, offset: -dot(unit, a) }
}

/** The plane with a point on its positive or its negative side; none when the point is in it. */
function facing(plane: Plane | undefined, point: Vector, sign: 1 | -1): Plane | undefined {
  if (plane === undefined || Math.abs(distance(plane, point)) < 1e-6) return undefined
  const turn = Math.sign(distance(plane, point)) * sign
  return { normal: scale(plane.normal, turn), offset: plane.offset * turn }
}
