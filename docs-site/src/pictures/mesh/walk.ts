import { isList } from '../case/plain.ts'
import type { Run, Story } from '../case/story.ts'
import { add, scale, vectorOf, type Vector } from '../space/vector.ts'

/** A walk over a grid, in its own measure: a cell is 1 wide. */
export interface Walk {
  readonly size: Vector
  /** Start and end of each ray that the case tries; they all visit the same cells. */
  readonly rays: readonly (readonly [Vector, Vector])[]
  /** In the order in which they are tested. */
  readonly cells: readonly Vector[]
}

/** Reads a case of `walk`. */
export function walkOf(story: Story): Walk | undefined {
  const walks = story.runs.map(walkOfRun)
  const [first] = walks
  if (first === undefined) return undefined
  return { ...first, rays: walks.flatMap((walk) => walk?.rays ?? []) }
}

function walkOfRun(run: Run): Walk | undefined {
  const step = run.find(({ method }) => method === 'walk')
  if (step === undefined) return undefined
  const [size, origin, direction] = ['size', 'origin', 'direction'].map((name) => vectorOf(step.givens[name]))
  const { length } = step.givens
  const { cells } = step.expected
  if (!size || !origin || !direction || typeof length !== 'number' || !isList(cells)) return undefined
  const stretch = vectorOf(step.givens['scale']) ?? [1, 1, 1]
  const shift = vectorOf(step.givens['shift']) ?? [0, 0, 0]
  const inGrid = ([x, y, z]: Vector): Vector => add([x * stretch[0], y * stretch[1], z * stretch[2]], shift)
  return {
    size,
    rays: [[inGrid(origin), inGrid(add(origin, scale(direction, length)))]],
    cells: cells.map(vectorOf).filter((cell) => cell !== undefined),
  }
}

/** The box of cells that a walk can go to: both ends, clamped as every file clamps them, from half a cell to half a cell. */
export function boxOfCells({ size, rays }: Walk): readonly [lowest: Vector, highest: Vector] {
  const [from, to] = rays[0] ?? [size, size]
  const ends = [from, to].map((point) => point.map((value, axis) => Math.floor(clamp(value, size[axis as 0 | 1 | 2]))))
  const corner = (pick: (...values: number[]) => number): Vector =>
    [0, 1, 2].map((axis) => pick(...ends.map((end) => end[axis] ?? 0))) as unknown as Vector
  return [corner(Math.min), corner(Math.max)]
}

function clamp(value: number, cells: number): number {
  return Math.min(Math.max(value, 0.5), cells - 0.5)
}
