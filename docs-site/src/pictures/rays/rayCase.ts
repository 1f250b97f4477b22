import { isList } from '../case/plain.ts'
import type { Step, Story } from '../case/story.ts'
import { rayOf, type Ray } from '../space/ray.ts'
import { boxOf, capsuleOf, type Box, type Capsule } from '../space/shape.ts'
import { vectorOf } from '../space/vector.ts'

/** A ray against one shape, and what the case expects of it. */
export interface RayCase {
  readonly ray: Ray
  readonly shape: Box | Capsule
  /** The fractions that the kernel stored, in stored order; absent when the case does not say. */
  readonly list: readonly number[] | undefined
  /** The fraction that is answered, `none` without a hit, absent when the case does not say. */
  readonly answer: number | 'none' | undefined
}

/** The ray and its segment, of any call that has `S`, `d` and `len`. */
export function rayOfStep({ givens }: Step): Ray | undefined {
  const start = vectorOf(givens['S'])
  const direction = vectorOf(givens['d'])
  const { len } = givens
  return start && direction && typeof len === 'number' ? rayOf(start, direction, len) : undefined
}

/** Reads a case of `rayBox` or `rayCapsule`. */
export function rayCaseOf(story: Story): RayCase | undefined {
  const step = story.runs[0]?.find(({ method }) => method === 'rayBox' || method === 'rayCapsule')
  if (step === undefined) return undefined
  const ray = rayOfStep(step)
  const shape = step.method === 'rayBox' ? boxOf(step.givens['box']) : capsuleOf(step.givens['capsule'])
  if (ray === undefined || shape === undefined) return undefined
  const { list, answer } = step.expected
  return {
    ray,
    shape,
    list: isList(list) ? list.filter((item) => typeof item === 'number') : undefined,
    answer: answer === null ? 'none' : typeof answer === 'number' ? answer : undefined,
  }
}
