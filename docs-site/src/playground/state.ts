/** x, y, z in metres. */
export type Triple = readonly [x: number, y: number, z: number]

export interface BoxState {
  readonly kind: 'box'
  readonly centre: Triple
  readonly axes: readonly [Triple, Triple, Triple]
  readonly half: Triple
}

export interface CapsuleState {
  readonly kind: 'capsule'
  readonly base: Triple
  readonly height: number
  readonly radius: number
}

/** Everything that the playground shows: what a link carries. */
export interface PlayState {
  readonly shape: BoxState | CapsuleState
  readonly start: Triple
  readonly direction: Triple
  readonly length: number
  readonly mode: 'original' | 'truth'
}

export const FIRST: PlayState = {
  shape: { kind: 'capsule', base: [0, 0, 0], height: 2, radius: 0.5 },
  start: [-1, 0, 3.2],
  direction: [0.6, 0, -0.8],
  length: 4,
  mode: 'original',
}

/** `shape=box&centre=0,0,1&…`: every number in full, so that a link gives the same floats again. */
export function printState({ shape, start, direction, length, mode }: PlayState): string {
  const parts: [string, string][] =
    shape.kind === 'box'
      ? [
          ['shape', 'box'],
          ['centre', shape.centre.join()],
          ...shape.axes.map((axis, index): [string, string] => [`axis${index}`, axis.join()]),
          ['half', shape.half.join()],
        ]
      : [
          ['shape', 'capsule'],
          ['base', shape.base.join()],
          ['height', String(shape.height)],
          ['radius', String(shape.radius)],
        ]
  parts.push(['S', start.join()], ['d', direction.join()], ['len', String(length)], ['mode', mode])
  return parts.map(([name, value]) => `${name}=${value}`).join('&')
}

/** What a link says; nothing when it is not one of ours. */
export function parseState(text: string): PlayState | undefined {
  const given = new URLSearchParams(text)
  const triple = (name: string): Triple => (given.get(name) ?? '').split(',').map(Number) as unknown as Triple
  const number = (name: string): number => Number(given.get(name) ?? Number.NaN)
  const shape: PlayState['shape'] =
    given.get('shape') === 'box'
      ? {
          kind: 'box',
          centre: triple('centre'),
          axes: [triple('axis0'), triple('axis1'), triple('axis2')],
          half: triple('half'),
        }
      : { kind: 'capsule', base: triple('base'), height: number('height'), radius: number('radius') }
  const state: PlayState = {
    shape,
    start: triple('S'),
    direction: triple('d'),
    length: number('len'),
    mode: given.get('mode') === 'truth' ? 'truth' : 'original',
  }
  const numbers = [...Object.values(shape), state.start, state.direction, state.length].flat(2)
  const isWhole = numbers.every((value) => value === shape.kind || Number.isFinite(value))
  return isWhole && [state.start, state.direction].every(({ length }) => length === 3) ? state : undefined
}

/** Where the ray ends. */
export function endOf({ start, direction, length }: PlayState): Triple {
  return [start[0] + direction[0] * length, start[1] + direction[1] * length, start[2] + direction[2] * length]
}

/** The same state with a ray between two points, whose direction has the length 1. */
export function withEnds(state: PlayState, start: Triple, end: Triple): PlayState {
  const reach: Triple = [end[0] - start[0], end[1] - start[1], end[2] - start[2]]
  const length = Math.hypot(...reach)
  if (length === 0) return { ...state, start, length }
  return { ...state, start, direction: [reach[0] / length, reach[1] / length, reach[2] / length], length }
}
