import { printState } from '../playground/state.ts'
import type { PlayState, Triple } from '../playground/state.ts'

/** A case of a ray against one shape, as the playground can show it. */
export interface PlayCase {
  readonly id: string
  readonly title: string
  readonly link: string
}

interface FixtureCase {
  readonly id: string
  readonly title: readonly [string, string]
  readonly statements: readonly { readonly call?: string; readonly with?: Readonly<Record<string, unknown>> }[]
}

interface Vector {
  readonly vector: Triple
}

/** Cases of `rayBox` and `rayCapsule` in the fixture of the rays. */
export function playCases(fixture: string): readonly PlayCase[] {
  const { cases } = JSON.parse(fixture) as { cases: readonly FixtureCase[] }
  return cases.flatMap(({ id, title, statements }) => {
    const [{ call, with: givens } = {}] = statements
    if (givens === undefined || (call !== 'rayBox' && call !== 'rayCapsule')) return []
    return [{ id, title: title[0], link: printState(stateOf(call, givens)) }]
  })
}

function stateOf(call: 'rayBox' | 'rayCapsule', givens: Readonly<Record<string, unknown>>): PlayState {
  return {
    shape: call === 'rayBox' ? boxOf(givens['box']) : capsuleOf(givens['capsule']),
    start: (givens['S'] as Vector).vector,
    direction: (givens['d'] as Vector).vector,
    length: givens['len'] as number,
    mode: 'original',
  }
}

function boxOf(value: unknown): PlayState['shape'] {
  const { record } = value as { record: { centre: Vector; axes: { matrix: [Vector, Vector, Vector] }; half: Vector } }
  const [first, second, third] = record.axes.matrix
  const axes = [first.vector, second.vector, third.vector] as const
  return { kind: 'box', centre: record.centre.vector, axes, half: record.half.vector }
}

function capsuleOf(value: unknown): PlayState['shape'] {
  const { record } = value as { record: { base: Vector; height: number; radius: number } }
  return { kind: 'capsule', base: record.base.vector, height: record.height, radius: record.radius }
}
